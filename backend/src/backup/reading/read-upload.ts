import { setImmediate as otherWork } from 'node:timers/promises';
import { Tokenizer, TokenizerError } from '@streamparser/json';
import { invalid } from '../invalid.ts';
import { malformed, type Part, parseBackup } from './parse-backup.ts';

/** A file in the pieces in which it arrives. */
export type Upload = AsyncIterable<Uint8Array>;

/** The longest single value, in bytes: several times the largest picture. */
const valueAtMost = 4_000_000;

/** Whether the file is no JSON. The tokenizer decodes texts itself and passes on the error of a text that is not UTF-8. */
const isMalformed = (error: unknown): boolean =>
  error instanceof TokenizerError ||
  (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA');

/** Starts a parser. Returns a function that takes the next piece of the file, and one that takes its end. */
const startParser = (emit: (part: Part) => void) => {
  const [tokenizer, parser] = [new Tokenizer(), parseBackup(emit)];
  let sinceToken = 0;
  let isComplete = false;
  parser.next();
  tokenizer.onToken = (token) => {
    sinceToken = 0;
    if (isComplete) throw malformed();
    isComplete = parser.next(token).done === true;
  };
  return {
    take: (piece: Uint8Array): void => {
      sinceToken += piece.length;
      tokenizer.write(piece);
      if (sinceToken > valueAtMost) throw invalid('A value of the file is too long');
    },
    end: (): void => {
      tokenizer.end();
      if (!isComplete) throw malformed();
    },
  };
};

/** Reads a file of any size as it arrives, part by part; other requests are served between its pieces. */
export async function* readUpload(upload: Upload): AsyncGenerator<Part[]> {
  let parts: Part[] = [];
  const parser = startParser((part) => parts.push(part));
  try {
    for await (const piece of upload) {
      parser.take(piece);
      yield parts;
      parts = [];
      await otherWork();
    }
    parser.end();
  } catch (error) {
    // What came before it may be refused for another reason, which names the cause.
    yield parts;
    throw isMalformed(error) ? malformed() : error;
  }
  yield parts;
}
