import type { Failure } from '@mobility/machines/failure';
import { type TextParams, text } from './text.ts';

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** What a failure or an alert says: the server's own words, else the sentence and, where it is known, the reason. */
export const failureText = ({
  message,
  detail,
  params,
  reason,
}: Failure & { params?: TextParams }): string => {
  if (detail !== undefined) return detail;
  const sentence = text(message, params);
  return reason ? `${closed(sentence)} ${text(reason)}` : sentence;
};
