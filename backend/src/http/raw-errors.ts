import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorResponse, httpError } from './errors.ts';

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Sends an error in the usual shape for bytes that Node could not parse as HTTP, and closes the connection. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex, requestId: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) socket.destroy();
  else hangUp(socket, statuses.get(error.code ?? '') ?? 400, requestId);
}

/** Does the same for CONNECT requests and unknown expectations, which Node answers without a body. */
export function answerOddities(server: Server, newId: () => string): void {
  server.on('connect', (_, socket) => hangUp(socket, 405, newId()));
  server.on('checkExpectation', ({ socket }) => hangUp(socket, 417, newId()));
}

/** Sends an error of this status and closes the connection. */
export function hangUp(socket: Duplex, of: number, requestId: string): void {
  hangUpWith(socket, httpError(of), requestId);
}

/** Sends an error and closes the connection. */
export function hangUpWith(socket: Duplex, error: unknown, requestId: string): void {
  const { status, body, headers } = errorResponse(error, requestId);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
