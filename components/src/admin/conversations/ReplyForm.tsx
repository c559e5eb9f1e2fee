import Send from 'lucide-react/icons/send';
import type { FormEvent, Ref } from 'react';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import { MessageField } from '../message/MessageField.tsx';
import * as styles from './Reply.css.ts';

export type ReplyFormProps = {
  /** The person who receives the reply. */
  name: string;
  message: string;
  isPending: boolean;
  /** The last reply has been sent. */
  isSent: boolean;
  /** What is wrong with the reply. */
  messageError?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onMessage: (message: string) => void;
  onSend: () => void;
  messageRef?: Ref<HTMLTextAreaElement>;
};

/** The reply of an admin below a conversation. */
export const ReplyForm = (props: ReplyFormProps) => {
  const { name, message, isPending, isSent, messageError, error, onMessage, onSend, messageRef } = props;
  const t = useText(adminConversations);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form className={styles.reply} noValidate onSubmit={submit}>
      {error && <Notice tone="critical">{error}</Notice>}
      <MessageField
        label={t('reply', { name })}
        message={message}
        rows={2}
        isPending={isPending}
        error={messageError}
        onMessage={onMessage}
        messageRef={messageRef}
      />
      <div className={styles.send}>
        <span className={styles.sent} role="status">
          {isSent && t('sent')}
        </span>
        <Button
          type="submit"
          variant="primary"
          size="small"
          isPending={isPending}
          icon={<Send className={mirrored} size={16} aria-hidden />}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  );
};
