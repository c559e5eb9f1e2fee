import { Refusal } from '../operation.ts';

/** What a call was refused with: `[status, code, detail]`; the answer's status alone when it was not. */
export const outcomeOf = async (
  call: Promise<{ status: number }> | { status: number },
): Promise<[number, string?, string?]> => {
  try {
    return [(await call).status];
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.code, error.message];
    throw error;
  }
};
