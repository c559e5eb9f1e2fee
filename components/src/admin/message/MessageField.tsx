import type { Ref } from 'react';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

/** In characters, as the contract has it. */
const longestMessage = 1_000;

type MessageFieldProps = {
  label: string;
  description?: string;
  message: string;
  rows: number;
  isPending: boolean;
  /** What is wrong with the message. */
  error: string | undefined;
  onMessage: (message: string) => void;
  messageRef: Ref<HTMLTextAreaElement> | undefined;
  autoFocus?: boolean;
};

/** A message of an admin. Its length is counted once fewer than 200 characters are left. */
export const MessageField = ({
  message,
  error,
  isPending,
  onMessage,
  messageRef,
  ...field
}: MessageFieldProps) => (
  <TextArea
    {...field}
    value={message}
    onChange={onMessage}
    errorMessage={error}
    counter={message.length > longestMessage - 200 ? longestMessage : undefined}
    maxLength={longestMessage}
    isDisabled={isPending}
    inputRef={messageRef}
  />
);
