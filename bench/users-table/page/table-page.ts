import { frames, type Shown, step, typed } from '../field.ts';

/** The functions that a page offers to the bench. Each promise resolves when the browser has drawn. */
export type TablePage = {
  /** Draws the table. */
  mount(): Promise<void>;
  /** Types a key into the search field and waits for its rows. */
  type(key: number): Promise<void>;
  /** Scrolls through some frames. */
  scroll(): Promise<void>;
  shown(): Shown;
};

/** How long the search waits for a pause in the typing, and some time for the frames after it, in milliseconds. */
const pause = 350;

/** The number of users, which the bench sets on the window. */
export const count = Number(Reflect.get(window, 'count'));

/** Resolves after the browser has painted all earlier changes. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Types as a person does: the field fires an event for each key. */
export const typeInto = async (input: HTMLInputElement | null, key: number): Promise<void> => {
  if (!input) throw new Error('There is no search field');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, typed[key]);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, pause));
  await drawn();
};

/** Scrolls down, and up again from the end. */
export const scrollThrough = async (scroller: Element | null): Promise<void> => {
  if (!scroller) throw new Error('There is nothing to scroll');
  let direction = step;
  for (let frame = 0; frame < frames; frame += 1) {
    const before = scroller.scrollTop;
    scroller.scrollBy({ top: direction, behavior: 'instant' });
    if (scroller.scrollTop === before) direction = -direction;
    await new Promise(requestAnimationFrame);
  }
  await drawn();
};

export const shownOf = (rows: readonly Element[]): Shown => {
  const visible = rows.filter((row) => row.getBoundingClientRect().height > 0);
  const middle = visible.find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top <= window.innerHeight / 2 && bottom >= window.innerHeight / 2;
  });
  const height = middle?.getBoundingClientRect().height ?? 0;
  return { rows: visible.length, text: middle?.textContent ?? '', height };
};
