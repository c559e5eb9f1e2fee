// SQLite's primary result codes for a busy or failing disk.
const sqliteCodes = new Set([5, 6, 10, 13]);

/** The error codes of Node and PostgreSQL for a database that is unreachable, stopping or starting. */
const unreachableCodes = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0)/;
/** Those of a database that is full, failing or too slow. */
const strainedCodes = /^(53|58|57014|25P0|55P03)/;

// The driver reports these errors without a code.
const unreachableWords =
  /^(Connection terminated|timeout expired|Client (has encountered a connection error|was closed))/;
const strainedWords = /^(timeout exceeded|Query read timeout)/;

const matches = (error: Error, codes: RegExp, words: RegExp): boolean =>
  'code' in error && typeof error.code === 'string' ? codes.test(error.code) : words.test(error.message);

/** Whether the error is that of a database server that does not answer. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && matches(error, unreachableCodes, unreachableWords);

/** Whether the store failed in a way that a retry may fix. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  return isUnreachable(error) || matches(error, strainedCodes, strainedWords);
};
