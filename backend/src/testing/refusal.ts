import type { OperationId } from '@mobility/openapi';
import document from '@mobility/openapi/document' with { type: 'json' };
import { Refusal } from '../domain/refusal.ts';
import { statusOf } from '../http/errors.ts';

const responsesOf = (operation: OperationId): number[] => {
  const operations: { operationId: string; responses: object }[] = Object.values(document.paths).flatMap(
    (path) => Object.values(path),
  );
  const found = operations.find(({ operationId }) => operationId === operation);
  return Object.keys(found?.responses ?? {}).map(Number);
};

/**
 * The status of a call, or its refusal as `[status, code, detail]`. Name the operation if the status of the code
 * depends
 * on it.
 */
export const outcomeOf = async (
  call: Promise<{ status: number }> | { status: number },
  operation?: OperationId,
): Promise<[number, string?, string?]> => {
  try {
    return [(await call).status];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [statusOf(error, operation && responsesOf(operation)), error.code, error.message];
  }
};
