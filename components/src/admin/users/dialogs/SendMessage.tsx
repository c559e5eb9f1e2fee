import { useMobility } from '../../../provider/mobility.ts';
import { useMessage } from '../../message/use-message.ts';
import type { DialogProps } from './dialog-props.ts';
import { SendMessageView } from './SendMessageView.tsx';

/** An admin writes to one user. */
export const SendMessage = ({ user, onClose }: DialogProps) => {
  const { alerts } = useMobility();
  const { isSent: _, ...message } = useMessage({
    to: user.id,
    onSent: () => {
      alerts.send({ type: 'alert', alert: { tone: 'success', message: 'admin.notificationSent' } });
      onClose();
    },
  });
  return <SendMessageView {...message} user={user} onClose={onClose} />;
};
