import type { Handler } from '../../operation.ts';

/** Answers as soon as the backend serves. */
export const getHealth: Handler<'getHealth'> = ({ config }) => ({
  status: 200,
  body: { status: 'ok', version: config.version },
});
