import type { MessageKey } from '@mobility/machines/messages';
import { type FormEvent, useRef, useState } from 'react';

/** What both forms take from the dialog. */
export type AuthFormProps<Form> = {
  id: string;
  isPending: boolean;
  onSubmit: (form: Form) => void;
  onInvalid?: (message: MessageKey) => void;
  /** The server's answer to the last try. */
  problem?: string;
};
type Submission = Pick<AuthFormProps<unknown>, 'isPending' | 'onInvalid'> & {
  check: () => MessageKey | null;
  send: () => void;
};

/** Checks before it sends. Of what is not filled in, the first field takes the focus, else the password. */
export const useAuthForm = ({ isPending, onInvalid, check, send }: Submission) => {
  const [invalid, setInvalid] = useState<MessageKey | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const focusFault = () => {
    const inputs = [
      ...(formRef.current?.querySelectorAll<HTMLInputElement>('input:not([type="radio"])') ?? []),
    ];
    (inputs.find(({ value }) => value.trim() === '') ?? inputs.at(-1))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problem = check();
    setInvalid(problem);
    if (!problem) return send();
    onInvalid?.(problem);
    focusFault();
  };
  return { invalid, submit, formRef };
};
