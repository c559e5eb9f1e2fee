import type { MessageKey } from '@mobility/machines/messages';
import { refusalError } from '@mobility/machines/refusal-error';
import type { NotifyRequest, Ride } from '@mobility/openapi';
import { useRef, useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useCommand } from '../../../provider/use-command.ts';
import { useDoneDetail } from '../../message/use-done-detail.ts';
import { useTyped } from '../../message/use-typed.ts';
import { SendNotificationView } from './SendNotificationView.tsx';

export type SendNotificationProps = { ride: Ride; onClose: () => void };

const empty: MessageKey = 'admin.enterMessage';

/** Sends a message, with the same key while the message stays the same, so that a repeated press sends it once. */
const useNotify = ({ ride, onClose }: SendNotificationProps) => {
  const { client, alerts, ids } = useMobility();
  const doneDetail = useDoneDetail();
  const [key, setKey] = useState(() => ids.next());
  const { run, isPending, error, reset } = useCommand({
    mutationFn: async (request: NotifyRequest) => {
      const answer = await client.notifyRideParticipants(ride.id, request, { idempotencyKey: key });
      return doneDetail('notifyRideParticipants', answer);
    },
    onSuccess: (detail) => {
      alerts.send({
        type: 'alert',
        alert: { tone: 'success', message: 'admin.notificationSent', ...detail },
      });
      onClose();
    },
  });
  return {
    isPending,
    error: error ? refusalError('admin.notificationFailed', error) : null,
    send: run,
    /** Another message is another request. */
    renew: (): void => {
      setKey(ids.next());
      reset();
    },
  };
};

/** An admin writes to the people of a ride. */
export const SendNotification = ({ ride, onClose }: SendNotificationProps) => {
  const { sentence, errorText } = useSentences();
  const [target, setTarget] = useState<NotifyRequest['target']>('both');
  const [message, setMessage] = useTyped(`notification:${ride.id}`);
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { isPending, error, send, renew } = useNotify({
    ride,
    onClose: () => {
      setMessage('');
      onClose();
    },
  });
  const submit = (): void => {
    if (isPending) return;
    const text = message.trim();
    setEmpty(text === '');
    if (text === '') field.current?.focus();
    else send({ message: text, target });
  };
  return (
    <SendNotificationView
      ride={ride}
      target={target}
      message={message}
      isPending={isPending}
      messageError={isEmpty ? sentence(empty) : undefined}
      error={error ? errorText(error) : undefined}
      onTarget={(next) => {
        setTarget(next);
        renew();
      }}
      onMessage={(next) => {
        setMessage(next);
        setEmpty(false);
        renew();
      }}
      onSend={submit}
      onClose={onClose}
      messageRef={field}
    />
  );
};
