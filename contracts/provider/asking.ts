import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string; limit: number };

/** Sends a request over its own connection. Rejects if there is no complete answer within `limit` milliseconds. */
export const ask = (url: string, { method = 'GET', headers = {}, body, limit }: Asked): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(limit);
    const fail = ({ message, code }: NodeJS.ErrnoException): void =>
      // An error from several addresses of one host has a code but no message.
      reject(new Error(signal.aborted ? `no answer within ${limit / 1000} s` : message || code));
    const send = url.startsWith('https:') ? overHttps : overHttp;
    // A kept-alive connection may be closing, which would be reported as a failure of the server.
    const sent = send(url, { method, headers, agent: false, signal }, (response) => {
      const { statusCode: status = 0, headers: heads } = response;
      buffer(response).then((whole) => resolve({ status, headers: heads, body: whole }), fail);
    });
    sent.on('error', fail).end(body);
  });
