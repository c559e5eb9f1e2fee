import type { OperationId } from '@mobility/openapi';
import { MalformedError, NetworkError } from './errors.ts';
import { fitting, type Problem } from './fit.ts';
import { inContractForm } from './older-forms.ts';

/** Where an answer left the contract. */
export type AnswerProblem = Problem & { operationId: OperationId };

let judge: Promise<ReturnType<typeof fitting>> | undefined;
/** The contract's table of answers is a chunk of its own, which arrives while a first request is under way. */
export const loadAnswers = (): NonNullable<typeof judge> => {
  judge ??= import('./table.ts').then(
    ({ answers }) => fitting(answers),
    (cause: unknown) => {
      judge = undefined;
      throw new NetworkError('Could not be loaded', { cause });
    },
  );
  return judge;
};

/** A success without a word (a 204, an empty body) reads as an empty sentence, and fails where more than one is promised. */
const parsed = (id: OperationId, text: string): unknown => {
  try {
    return JSON.parse(text || '{"message":""}');
  } catch (cause) {
    throw new MalformedError(`${id}: the answer is no JSON`, { cause });
  }
};

/** The text of an answer as the contract promises it, in the shape that the operation's route names. Rejects with a MalformedError where that cannot be. */
export const readAnswer = async (
  id: OperationId,
  shape: string,
  text: string,
  onMalformed?: (problem: AnswerProblem) => void,
): Promise<unknown> => {
  const fitted = await loadAnswers();
  const value = fitted(shape, inContractForm(id, parsed(id, text)), (problem) =>
    onMalformed?.({ ...problem, operationId: id }),
  );
  if (value === undefined) throw new MalformedError(`${id}: the answer does not fit the contract`);
  return value;
};
