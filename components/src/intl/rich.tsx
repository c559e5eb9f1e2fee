import { createElement, Fragment, type ReactNode } from 'react';

/** Private-use characters, which no text contains: they mark where an element goes. */
const mark = (index: number): string => String.fromCharCode(0xe000 + index);
const marks = /([\ue000-\ue0ff])/;

/**
 * A sentence with elements in it: `rich((slot) => t('aboutFare', { fare: slot(<Money amount={8} />) }))`. The message
 * takes the slot as a text parameter, so that a translation decides where the element goes.
 */
export const rich = (sentence: (slot: (element: ReactNode) => string) => string): ReactNode => {
  const elements: ReactNode[] = [];
  const parts = sentence((element) => mark(elements.push(element) - 1)).split(marks);
  const children = parts.map((part, index) =>
    index % 2 === 1 ? elements[part.charCodeAt(0) - 0xe000] : part,
  );
  return createElement(Fragment, null, ...children);
};
