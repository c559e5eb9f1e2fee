import { type Cards, frames, size, step, typed } from '../field.ts';

/** The functions that a page offers to the bench. Each promise resolves when the browser has drawn. */
export type ListPage = {
  /** Draws the list. */
  mount(): Promise<void>;
  /** Scrolls through some frames. */
  scroll(): Promise<void>;
  /** Types into the search field, and clears it. */
  type(): Promise<void>;
  /** The cards in the document. */
  middle(): Cards;
};

/** Resolves after the browser has painted all earlier changes. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

export const scrollThrough = async (): Promise<void> => {
  for (let frame = 0; frame < frames; frame += 1) {
    window.scrollBy({ top: step, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  await drawn();
};

/** Types as a person does: the field fires an event for each key. */
export const typeInto = async (input: HTMLInputElement): Promise<void> => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const text of [...typed, '']) {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await drawn();
  }
};

export const middleOf = (cards: readonly Element[]): Cards => {
  const middle = cards.find((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    // Less than a card, and more than the space between two.
    const reach = 30;
    return top <= size.height / 2 + reach && bottom >= size.height / 2 - reach;
  });
  const height = Math.max(...cards.map((card) => card.getBoundingClientRect().height));
  return { text: middle?.textContent ?? '', count: cards.length, height };
};
