import type { Handler } from '../../operation.ts';

/** Returns ok as soon as the server accepts requests. */
export const getHealth: Handler<'getHealth'> = ({ config }) => ({
  status: 200,
  body: { status: 'ok', version: config.version },
});
