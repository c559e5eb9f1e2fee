import { beginningOf, endOf, type OutboxRow } from '../../domain/messages/live-messages.ts';
import { frameWith } from './frame.ts';

/**
 * Turns outbox rows into frames. The rows of one command follow each other and hold the same message, so its text is
 * encoded once for all of them.
 */
export class Enveloper {
  #message: string | null = null;
  #createdAt = 0;
  #beginning: Buffer = Buffer.alloc(0);

  frameOf(row: OutboxRow): Buffer {
    if (row.message !== this.#message || row.created_at !== this.#createdAt) {
      this.#message = row.message;
      this.#createdAt = row.created_at;
      this.#beginning = Buffer.from(beginningOf(row));
    }
    return frameWith(this.#beginning, endOf(row));
  }
}
