const mask = '••••';

/** Text that must not leave the page: a card number, a CVC. Whatever prints, logs or serialises it gets dots. */
export class Secret {
  #text: string;

  constructor(text = '') {
    this.#text = text;
  }

  /** The text itself: for the field that shows it and for the rules that judge it. */
  reveal(): string {
    return this.#text;
  }

  /** Forgets the text, also for whoever still holds this value. */
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

  /** What Node prints. */
  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return mask;
  }
}

/** Hides what somebody types before it becomes an event. */
export const secret = (text: string): Secret => new Secret(text);
