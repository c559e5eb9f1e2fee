import type { MessageKey } from '@mobility/machines/messages';
import { text } from '../messages/text.ts';
import { Notice } from '../primitives/Notice/Notice.tsx';

/** What stands between the person and the account: a rule that is not met yet, or the server's answer. */
export const FormNotice = ({ invalid, problem }: { invalid: MessageKey | null; problem?: string }) => {
  const sentence = invalid ? text(invalid) : problem;
  return sentence ? <Notice tone="critical">{sentence}</Notice> : null;
};
