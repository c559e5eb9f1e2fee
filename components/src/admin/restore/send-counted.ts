import type { OnSent } from '@mobility/machines/restore';

/** The headers of an answer. One line each; a name may come twice. */
const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.trim().split(/\r\n/)) {
    const [name = '', ...value] = line.split(': ');
    if (name) headers.append(name, value.join(': '));
  }
  return headers;
};

/**
 * Sends a request as `fetch` does, and tells how many bytes of its body have left the page. No browser tells that of a
 * `fetch`: a stream as a body needs HTTP/2, and exists in some of them only.
 */
export const sendCounted = async (request: Request, onSent: OnSent): Promise<Response> => {
  const body = await request.blob();
  const { signal } = request;
  signal.throwIfAborted();
  const exchange = new XMLHttpRequest();
  exchange.open(request.method, request.url);
  request.headers.forEach((value, name) => {
    exchange.setRequestHeader(name, value);
  });
  exchange.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded, total));
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new TypeError('Failed to send'));
    const abort = (): void => exchange.abort();
    exchange.addEventListener('load', () => {
      const { status, statusText, responseText } = exchange;
      const headers = headersOf(exchange.getAllResponseHeaders());
      resolve(new Response(status === 204 ? null : responseText, { status, statusText, headers }));
    });
    exchange.addEventListener('error', fail);
    exchange.addEventListener('abort', () => reject(signal.reason));
    exchange.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    signal.addEventListener('abort', abort);
    exchange.send(body);
  });
};
