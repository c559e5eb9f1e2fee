import type {
  RideConversationEvent,
  RideConversationSnapshot,
  SpokenMessage,
} from '@mobility/machines/ride-conversation';
import type { Ride } from '@mobility/openapi';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { common } from '../../intl/generated/en-US/common.ts';
import { conversation } from '../../intl/generated/en-US/conversation.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import { Bubble } from './Bubble.tsx';
import { PendingMessage } from './PendingMessage.tsx';
import * as styles from './RideConversation.css.ts';

export type RideConversationViewProps = {
  snapshot: RideConversationSnapshot;
  send(event: RideConversationEvent): void;
  ride: Pick<Ride, 'rider_name' | 'driver_name'>;
  /** Whether the reader is the rider, and the other person the driver. */
  isRider: boolean;
  /** Oldest first. */
  messages: readonly SpokenMessage[];
  isLoading: boolean;
  /** Given where earlier messages could not be read. */
  onReload?: () => void;
};

/** The length that the contract allows. */
const maxLength = 1_000;

/** The messages between the rider and the driver of a ride, and the field for the next message. */
export function RideConversationView(props: RideConversationViewProps) {
  const { snapshot, send, ride, isRider } = props;
  const t = useText(conversation);
  const tCommon = useText(common);
  const name = isRider
    ? ride.driver_name || tCommon('unknownDriver')
    : ride.rider_name || tCommon('unknownRider');
  const field = useRef<HTMLInputElement>(null);
  /** For buttons that are disabled or removed by their press: the field takes the focus, which would leave the dialog. */
  const sendFromButton = (event: RideConversationEvent): void => {
    send(event);
    field.current?.focus();
  };
  return (
    <Dialog
      isOpen={snapshot.matches({ screen: 'opened' })}
      onClose={() => send({ type: 'close' })}
      title={t('messagesWith', { name })}
      footer={<Composer snapshot={snapshot} field={field} send={send} onSubmit={sendFromButton} />}
    >
      <Messages {...props} send={sendFromButton} name={name} />
    </Dialog>
  );
}

const Messages = ({
  snapshot,
  send,
  name,
  isRider,
  messages,
  isLoading,
  onReload,
}: RideConversationViewProps & { name: string }) => {
  const t = useText(conversation);
  const end = useRef<HTMLDivElement>(null);
  const { pending } = snapshot.context;
  const count = messages.length;
  // In braces, because a browser may return a promise from a scroll, which React would call as the
  // effect's cleanup.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message comes into view.
  useLayoutEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count, pending]);
  return (
    <div className={styles.messages}>
      {onReload && <Notice tone="caution" title={t('loadFailed')} onRetry={onReload} />}
      <div role="log" className={styles.log} aria-label={t('messagesWith', { name })}>
        {messages.map((message) => (
          <Bubble key={message.id} message={message} sender={message.isMine ? t('you') : name} />
        ))}
        {isLoading && count === 0 && <Spinner label={t('loading')} />}
        {!isLoading && !onReload && count === 0 && pending === '' && (
          <p className={styles.none}>
            <b>{t('none')}</b>
            {t(isRider ? 'noneDriver' : 'noneRider')}
          </p>
        )}
      </div>
      {pending !== '' && <PendingMessage snapshot={snapshot} send={send} />}
      <div ref={end} />
    </div>
  );
};

type ComposerProps = Pick<RideConversationViewProps, 'snapshot' | 'send'> & {
  field: RefObject<HTMLInputElement | null>;
  onSubmit(event: RideConversationEvent): void;
};

const Composer = ({ snapshot, field, send, onSubmit }: ComposerProps) => {
  const t = useText(conversation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ type: 'send' });
  };
  const canSend = snapshot.matches({ outbox: 'empty' }) && snapshot.context.text.trim() !== '';
  return (
    <form className={styles.composer} onSubmit={submit}>
      <TextField
        className={styles.field}
        inputRef={field}
        label={t('yourMessage')}
        placeholder={t('placeholder')}
        value={snapshot.context.text}
        onChange={(text) => send({ type: 'change', text })}
        maxLength={maxLength}
        autoComplete="off"
        autoFocus
      />
      <Button
        type="submit"
        variant="primary"
        icon={<SendHorizontal className={mirrored} size={20} aria-hidden />}
        isDisabled={!canSend}
      >
        {t('send')}
      </Button>
    </form>
  );
};
