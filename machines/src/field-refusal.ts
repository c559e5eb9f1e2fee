import { callErrorOf } from './call-error.ts';
import type { MessageKey } from './messages.ts';
import { type ShownError, shownError } from './shown-error.ts';

const refusals = ['wrong_password', 'two_factor_code_invalid'] as const;
/** The error codes by which the server refuses the value of one field. */
export type FieldRefusal = (typeof refusals)[number];
/** What is wrong with a field: the sentence of its validation, or the code of the server's refusal. */
export type FieldIssue = MessageKey | FieldRefusal;

export const isFieldRefusal = (issue: FieldIssue): issue is FieldRefusal =>
  refusals.some((refusal) => refusal === issue);

type Failure<Field extends string> = {
  errors: Partial<Record<Field, FieldIssue>>;
  error: ShownError | null;
};

/** What a form shows after a failed call: the issue of the field that was refused, otherwise the error. */
export const failureOf = <Field extends string>(
  message: MessageKey,
  error: unknown,
  fields: Partial<Record<FieldRefusal, Field>>,
): Failure<Field> => {
  const { code } = callErrorOf(error);
  const refusal = refusals.find((known) => known === code);
  const field = refusal && fields[refusal];
  if (!field) return { errors: {}, error: shownError(message, error) };
  const errors: Failure<Field>['errors'] = {};
  errors[field] = refusal;
  return { errors, error: null };
};
