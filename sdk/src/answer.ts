/** Judges answers by the contract's table of them. A chunk of its own, which arrives while the first request is under way. */
import type { OperationId } from '@mobility/openapi';
import answers from '@mobility/openapi/answers' with { type: 'json' };
import { MalformedError } from './errors.ts';
import { fitting, type Problem } from './fit.ts';
import { inContractForm } from './older-forms.ts';

/** Where an answer left the contract. */
export type AnswerProblem = Problem & { operationId: OperationId };

const fitted = fitting(answers);
const parsed = (id: OperationId, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new MalformedError(`${id}: the answer is no JSON`, { cause });
  }
};

/** The text of an answer as the contract promises it, in the shape that the operation's route names. Throws a MalformedError where that cannot be. */
export const readAnswer = (
  id: OperationId,
  shape: string,
  text: string,
  onMalformed?: (problem: AnswerProblem) => void,
): unknown => {
  const value = fitted(shape, inContractForm(id, parsed(id, text)), (problem) =>
    onMalformed?.({ ...problem, operationId: id }),
  );
  if (value === undefined) throw new MalformedError(`${id}: the answer does not fit the contract`);
  return value;
};
