import type { MessageKey } from '@mobility/machines/messages';
import { type FormEvent, useRef, useState } from 'react';
import { text } from '../messages/text.ts';

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

/** The rules that speak of one field, which says so itself. */
const fields: Partial<Record<MessageKey, string>> = {
  'auth.invalidEmail': 'email',
  'auth.invalidPhone': 'phone',
};

/** Checks before it sends. The field at fault takes the focus: else the first that is empty, else the password. */
export const useAuthForm = ({ isPending, onInvalid, check, send }: Submission) => {
  const [invalid, setInvalid] = useState<MessageKey | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const focusFault = (problem: MessageKey) => {
    const inputs = [
      ...(formRef.current?.querySelectorAll<HTMLInputElement>('input:not([type="radio"])') ?? []),
    ];
    const isAtFault = ({ name, value }: HTMLInputElement) =>
      fields[problem] ? name === fields[problem] : value.trim() === '';
    (inputs.find(isAtFault) ?? inputs.at(-1))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const problem = check();
    setInvalid(problem);
    if (!problem) return send();
    onInvalid?.(problem);
    focusFault(problem);
  };
  const field = invalid ? fields[invalid] : undefined;
  const faultOf = (name: string) => (invalid && field === name ? text(invalid) : undefined);
  // What a field says needs no second telling above the form.
  return { invalid: field ? null : invalid, faultOf, submit, formRef };
};
