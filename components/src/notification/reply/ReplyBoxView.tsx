import type { ReplyEvent, ReplySnapshot } from '@mobility/machines/reply';
import ReplyIcon from 'lucide-react/icons/reply';
import Send from 'lucide-react/icons/send';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { senderNameOf } from '../../format/sender-name.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { notification } from '../../intl/generated/en-US/notification.ts';
import { useText } from '../../intl/use-text.ts';
import { Button, type ButtonLook } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import * as styles from './ReplyBox.css.ts';

export type ReplyBoxViewProps = Pick<ButtonLook, 'size'> & {
  snapshot: ReplySnapshot;
  send(event: ReplyEvent): void;
};

/** The Reply button; pressed, the text with Send Reply and Cancel. */
export function ReplyBoxView({ snapshot, send, size }: ReplyBoxViewProps) {
  const t = useText(notification);
  // A box that closes gives the focus back to its button.
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = !snapshot.matches('collapsed');
  if (isOpen) return <ReplyForm snapshot={snapshot} send={send} autoFocus={wasOpen} />;
  const senderName = senderNameOf(snapshot.context.original.senderName);
  return (
    <Button
      autoFocus={wasOpen}
      size={size}
      icon={<ReplyIcon className={styles.arrow} size={16} aria-hidden />}
      aria-label={senderName ? t('replyTo', { name: senderName }) : t('replyToAdmin')}
      aria-expanded={false}
      onPress={() => {
        setWasOpen(true);
        send({ type: 'open' });
      }}
    >
      {t('reply')}
    </Button>
  );
}

/** Moves the focus to the text after an attempt that failed. */
const useFocusOnFailure = (attempt: number): RefObject<HTMLTextAreaElement | null> => {
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (attempt > 0) text.current?.focus();
  }, [attempt]);
  return text;
};

type ReplyFormProps = Omit<ReplyBoxViewProps, 'size'> & {
  /** Whether a press opened it, not a text that was there before. */
  autoFocus: boolean;
};

function ReplyForm({ snapshot, send, autoFocus }: ReplyFormProps) {
  const t = useText(notification);
  const tCommon = useText(common);
  const { text, error, attempt, original } = snapshot.context;
  const failure = useErrorText(error);
  const isSending = snapshot.matches('sending');
  const senderName = senderNameOf(original.senderName);
  const field = useFocusOnFailure(attempt);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'send' });
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isSending) return;
        // Escape closes the box, not what is around it.
        event.stopPropagation();
        send({ type: 'cancel' });
      }}
    >
      <TextArea
        label={senderName ? t('replyTo', { name: senderName }) : t('replyToAdmin')}
        value={text}
        onChange={(next) => send({ type: 'setText', text: next })}
        errorMessage={failure}
        isDisabled={isSending}
        maxLength={1_000}
        inputRef={field}
        autoFocus={autoFocus}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          isPending={isSending}
          icon={<Send className={styles.arrow} size={16} aria-hidden />}
        >
          {t('sendReply')}
        </Button>
        <Button isDisabled={isSending} onPress={() => send({ type: 'cancel' })}>
          {tCommon('cancel')}
        </Button>
      </div>
    </form>
  );
}
