import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Config } from './config.ts';

const secret = '[redacted]';
const tokenLike =
  /\b(?:[rs]k_(?:live|test)|whsec)_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]*|((?:[?&]|\b)(?:token|access_token|ticket)=|\/trips?\/)[^&?\s"']*/g;

/** Takes tokens out of a text: out of addresses, and anything that looks like a JWT. */
export const scrub = (text: string): string => text.replace(tokenLike, (_, name) => `${name ?? ''}${secret}`);

/** Structured log lines; tokens, passwords and cookies never get into one. */
export const createLogger = (
  { logLevel, instance = null }: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'instance'>>,
  destination?: DestinationStream,
): Logger => {
  const options = {
    level: logLevel,
    timestamp: stdTimeFunctions.isoTime,
    base: instance === null ? null : { instance },
    redact: {
      paths: [
        'token',
        'password',
        'authorization',
        '*.token',
        '*.password',
        '*.authorization',
        '*.access_token',
      ],
      censor: secret,
    },
    serializers: { err: describeError },
    // A final filter over the whole line, because any field or message may contain a token.
    hooks: { streamWrite: scrub },
  };
  return destination ? pino(options, destination) : pino(options);
};

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    cause: error.cause && String(error.cause),
  };
}
