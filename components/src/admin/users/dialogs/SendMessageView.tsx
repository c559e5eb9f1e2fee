import type { User } from '@mobility/openapi';
import type { Ref } from 'react';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { MessageField } from '../../message/MessageField.tsx';
import { UserDialog } from './UserDialog.tsx';

export type SendMessageViewProps = {
  user: User;
  message: string;
  isPending: boolean;
  /** What is wrong with the message. */
  messageError?: string | undefined;
  /** Why the last attempt failed. */
  error?: string | undefined;
  onMessage: (message: string) => void;
  onSend: () => void;
  onClose: () => void;
  messageRef?: Ref<HTMLTextAreaElement>;
};

/** A message to one user. */
export const SendMessageView = (props: SendMessageViewProps) => {
  const { user, message, isPending, messageError, error, onMessage, onSend, onClose, messageRef } = props;
  const t = useText(adminUsers);
  return (
    <UserDialog
      title={t('sendMessage')}
      user={user}
      confirm={t('send')}
      isPending={isPending}
      error={error}
      onConfirm={onSend}
      onClose={onClose}
    >
      <MessageField
        label={t('message')}
        description={t('messageHint')}
        message={message}
        rows={4}
        isPending={isPending}
        error={messageError}
        onMessage={onMessage}
        messageRef={messageRef}
        autoFocus
      />
    </UserDialog>
  );
};
