const mask = '••••';

/** Text that must not leave the page: a card number, a CVC. Printing, logging or serialising it gives dots. */
export class Secret {
  #text: string;

  constructor(text = '') {
    this.#text = text;
  }

  /** The text itself, for its field and for validation. */
  reveal(): string {
    return this.#text;
  }

  /** Clears the text for every holder of this value. */
  wipe(): void {
    this.#text = '';
  }

  toString(): string {
    return mask;
  }

  toJSON(): string {
    return mask;
  }

  [Symbol.toPrimitive](): string {
    return mask;
  }

  /** The output of Node's console. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return mask;
  }
}

/** Wraps typed text before it becomes part of an event. */
export const secret = (text: string): Secret => new Secret(text);
