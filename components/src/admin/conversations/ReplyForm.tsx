import Send from 'lucide-react/icons/send';
import type { FormEvent, Ref } from 'react';
import { adminConversations } from '../../intl/generated/en-US/admin-conversations.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { mirrored } from '../../theme/mirrored.css.ts';
import { longestMessage } from '../message/longest-message.ts';
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
      <TextArea
        label={t('reply', { name })}
        value={message}
        onChange={onMessage}
        errorMessage={messageError}
        counter={message.length > longestMessage - 200 ? longestMessage : undefined}
        maxLength={longestMessage}
        rows={2}
        isDisabled={isPending}
        inputRef={messageRef}
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
