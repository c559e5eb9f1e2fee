import type { RestoreProgress } from '@mobility/openapi';

/** Records how far a restore, or the check of a file, has come. */
export class Progress {
  #current: RestoreProgress | null = null;

  /** The step that runs; null before the first one. */
  get current(): RestoreProgress | null {
    return this.#current;
  }

  begin(step: RestoreProgress['step'], total?: number): void {
    this.#current = { step, done: 0, ...(total !== undefined && { total }) };
  }

  /** Counts bytes or rows of the current step. */
  add(count: number): void {
    if (!this.#current) return;
    const { done, total = Infinity } = this.#current;
    this.#current = { ...this.#current, done: Math.min(done + count, total) };
  }

  /** Counts the bytes of a stream while it is read. */
  async *counting(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of stream) {
      this.add(piece.length);
      yield piece;
    }
  }
}
