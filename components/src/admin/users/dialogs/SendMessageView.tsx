import type { User } from '@mobility/openapi';
import type { Ref } from 'react';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { longestMessage } from '../../message/longest-message.ts';
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
      <TextArea
        label={t('message')}
        description={t('messageHint')}
        value={message}
        onChange={onMessage}
        errorMessage={messageError}
        counter={message.length > longestMessage - 200 ? longestMessage : undefined}
        maxLength={longestMessage}
        rows={4}
        isDisabled={isPending}
        inputRef={messageRef}
        autoFocus
      />
    </UserDialog>
  );
};
