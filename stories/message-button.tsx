import { Button } from '@mobility/components/primitives';
import MessageSquare from 'lucide-react/icons/message-square';

type MessageButtonProps = { fullWidth?: boolean };

/** Looks as the conversation's button does: the connected one is empty without a session. */
export const MessageButton = ({ fullWidth = false }: MessageButtonProps) => (
  <Button icon={<MessageSquare size={20} aria-hidden />} fullWidth={fullWidth}>
    Message
  </Button>
);
