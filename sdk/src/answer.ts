import type { OperationId } from '@mobility/openapi';
import answers from '@mobility/openapi/answers' with { type: 'json' };
import { MalformedError } from './errors.ts';
import { fitted, type Problem, type Shape } from './fit.ts';
import type { Answer } from './operation.ts';

/** Where an answer left the contract. */
export type AnswerProblem = Problem & { operationId: OperationId };

const shapes: { operations: Record<OperationId, Shape>; schemas: Record<string, Shape> } = answers;

/** The body as the contract promises it. Throws a MalformedError where that cannot be. */
export const readAnswer = <Id extends OperationId>(
  id: Id,
  body: unknown,
  onMalformed?: (problem: AnswerProblem) => void,
): Exclude<Answer<Id>, null> => {
  const report = (problem: Problem) => onMalformed?.({ ...problem, operationId: id });
  const value = fitted(shapes.operations[id], body, { schemas: shapes.schemas, report });
  if (value === undefined) throw new MalformedError(`${id}: the answer does not fit the contract`);
  // The one seam where parsed JSON becomes a type: the generated shapes have just checked it.
  return value as Exclude<Answer<Id>, null>;
};
