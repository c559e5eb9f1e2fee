// SQLite's primary result codes for a busy or failing disk.
const sqliteCodes = new Set([5, 6, 10, 13]);

/**
 * The error codes of Node and PostgreSQL for a database that is unreachable, stopping, starting, full or too slow: the
 * classes 08, 53 and 58, and single codes.
 */
const postgresCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|53|58|57P0|57014|25P0|55P03)/;

// The driver reports these errors without a code.
const driverWords =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client (has encountered a connection error|was closed))/;

/** Whether the store failed in a way that a retry may fix. */
export const isUnavailable = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  if ('code' in error && typeof error.code === 'string') return postgresCodes.test(error.code);
  return driverWords.test(error.message);
};
