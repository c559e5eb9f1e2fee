import { AbortedError } from './errors.ts';

/** Settles as the promise does, or rejects as soon as the signal ends the call. */
export const unlessAborted = <T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(new AbortedError('Aborted', { cause: signal?.reason }));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
    promise.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
