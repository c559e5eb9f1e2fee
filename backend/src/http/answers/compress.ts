import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createGzip, gzip, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply } from 'fastify';

const worthIt = 1_024;
/** Up to here, handing the text to another thread costs more than its compression. */
const small = 65_536;

// Low levels: each answer is compressed once per request.
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } };
const fast = { level: 1 };
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
type Encoder = (text: string, isSmall: boolean) => Buffer | Promise<Buffer>;
const encoders: Record<'br' | 'gzip', Encoder> = {
  br: (text, isSmall) => (isSmall ? brotliCompressSync(text, quick) : brotli(text, quick)),
  gzip: (text, isSmall) => (isSmall ? gzipSync(text, fast) : zip(text, fast)),
};
const encodings = ['br', 'gzip'] as const;

const varies = (reply: FastifyReply): FastifyReply => {
  const given = reply.getHeader('vary');
  return reply.header('vary', given ? `${given}, accept-encoding` : 'accept-encoding');
};

/** The text of an answer that is written while it is sent; files have a length. */
const isStreamed = (body: unknown, reply: FastifyReply): body is Readable =>
  body instanceof Readable &&
  !reply.hasHeader('content-length') &&
  String(reply.getHeader('content-type')).startsWith('application/json');

const compressStream = (body: Readable, accepted: string, reply: FastifyReply): Readable => {
  varies(reply);
  if (negotiate(accepted, ['gzip']) === null) return body;
  reply.header('content-encoding', 'gzip');
  // What interrupts one of them ends the other; Fastify reports the error of the last.
  return pipeline(body, createGzip(fast), () => {});
};

/** Compresses the texts that the server sends, with brotli or gzip. Files and what is compressed already stay as they are. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, body) => {
    if (reply.hasHeader('content-encoding')) return body;
    if (isStreamed(body, reply)) return compressStream(body, request.headers['accept-encoding'] ?? '', reply);
    if (typeof body !== 'string') return body;
    const size = Buffer.byteLength(body);
    if (size < worthIt) return body;
    varies(reply);
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', [...encodings]);
    // As bytes, because Node writes a long text many times more slowly.
    if (encoding === null) return Buffer.from(body);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return encoders[encoding](body, size < small);
  });
}
