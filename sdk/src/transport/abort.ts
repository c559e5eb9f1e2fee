import { AbortedError } from '../errors.ts';
import type { CallSettings } from './settings.ts';

/** Settles like `send`, or rejects as soon as the caller's signal ends the call. */
export const withAbort = <T>(call: CallSettings, send: () => Promise<T>): Promise<T> => {
  const { signal } = call;
  if (!signal) return send();
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AbortedError('aborted', { ...call.facts, cause: signal.reason }));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    send()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
};
