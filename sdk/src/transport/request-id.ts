import type { CallSettings } from './settings.ts';

/** Adds a request id, which errors and the server's log contain. All attempts of a call share it. */
export const addRequestId = (request: Request, { facts }: CallSettings): void => {
  request.headers.set('x-request-id', facts.requestId);
};
