import MessageSquare from 'lucide-react/icons/message-square';
import { useFormats } from '../../format/use-formats.ts';
import { conversation } from '../../intl/generated/en-US/conversation.ts';
import { useText } from '../../intl/use-text.ts';
import { Button, type ButtonLook } from '../../primitives/Button/Button.tsx';
import * as styles from './RideConversation.css.ts';

/** The control that opens the conversation of a ride. */
export type MessageTrigger = {
  /** How many messages the user has not read. */
  unread: number;
  onPress: () => void;
};

/** The number of unread messages beside the word; the accessible name of what contains it says the number in words. */
export const UnreadMessages = ({ count }: { count: number }) => {
  const { number } = useFormats();
  return count > 0 ? (
    <span className={styles.count} aria-hidden>
      {number(count)}
    </span>
  ) : null;
};

/** The word, the number of unread messages and the accessible name of what opens the conversation. */
export const useMessageLabel = (unread: number) => {
  const t = useText(conversation);
  return {
    text: t('message'),
    props: {
      'aria-label': unread > 0 ? t('unread', { count: unread }) : undefined,
      'aria-haspopup': 'dialog',
    } as const,
  };
};

/** The button that opens the conversation of a ride. */
export const MessageButton = ({ unread, onPress, ...look }: MessageTrigger & ButtonLook) => {
  const { text, props } = useMessageLabel(unread);
  return (
    <Button icon={<MessageSquare size={20} aria-hidden />} onPress={onPress} {...props} {...look}>
      {text} <UnreadMessages count={unread} />
    </Button>
  );
};
