import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorAnswer, refuse } from './errors.ts';

const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Answers what Node could not read as HTTP in the same shape as everything else, and hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Duplex, requestId: string): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) socket.destroy();
  else hangUp(socket, statuses.get(error.code ?? '') ?? 400, requestId);
}

/** Answers likewise what Node alone would answer without a body: a request for a tunnel, and an expectation. */
export function answerOddities(server: Server, newId: () => string): void {
  server.on('connect', (_, socket) => hangUp(socket, 405, newId()));
  server.on('checkExpectation', ({ socket }) => hangUp(socket, 417, newId()));
}

/** The last words on a connection. */
export function hangUp(socket: Duplex, of: number, requestId: string): void {
  const { status, body } = errorAnswer(refuse(of), requestId);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
