import { AbortedError } from '../errors.ts';
import type { CallSettings } from './settings.ts';

/** The error of a call that its caller's signal ended. */
export const abortedError = ({ facts, signal }: CallSettings): AbortedError =>
  new AbortedError('aborted', { ...facts, cause: signal?.reason });

/** Settles like the promise, or rejects as soon as the caller's signal ends the call. */
export const unlessAborted = <T>(promise: Promise<T>, call: CallSettings): Promise<T> => {
  const { signal } = call;
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(abortedError(call));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
};
