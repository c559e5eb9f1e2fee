/** The contract's types by name, all generated from it. */
import type { operations } from './generated/types.ts';

export type { GeneralErrorCode, OperationErrorCodes } from './generated/error-codes.ts';
export type * from './generated/types.ts';

export type OperationId = keyof operations;

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;
