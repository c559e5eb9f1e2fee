import { cleanup, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowInView } from './use-row-in-view.ts';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'onscrollend');
});

/** Rows of 100 px below a header of 40 px, in a page that is scrolled by so many pixels. */
const show = (onRow: (index: number) => void, from = 0) => {
  let scrolled = 0;
  const List = () => {
    const section = useRef<HTMLElement>(null);
    useRowInView(section, onRow);
    return (
      <section ref={section}>
        {[0, 1, 2, 3].map((index) => (
          <div
            key={index}
            data-index={from + index}
            ref={(row) => {
              if (!row) return;
              row.style.scrollMarginTop = '40px';
              const top = () => 40 + index * 100 - scrolled;
              row.getBoundingClientRect = () => new DOMRect(0, top(), 300, 100);
            }}
          />
        ))}
      </section>
    );
  };
  render(<List />);
  return (top: number): void => {
    scrolled = top;
    window.dispatchEvent(new Event('onscrollend' in window ? 'scrollend' : 'scroll'));
  };
};

test.each(['has', 'lacks'])(
  'the first row that is not behind the header is told in a browser that %s scrollend',
  (support) => {
    if (support === 'has') Object.assign(window, { onscrollend: null });
    const onRow = vi.fn();
    const scrollTo = show(onRow);
    expect(onRow).not.toHaveBeenCalled();
    for (const [top, row] of [
      [50, 0],
      [98, 1],
      [100, 1],
      [250, 2],
      [0, 0],
    ] as const) {
      scrollTo(top);
      expect(onRow).toHaveBeenLastCalledWith(row);
    }
  },
);

test('a table reports no row in view while it scrolls to its first row', () => {
  const onRow = vi.fn();
  const scrollTo = show(onRow);
  const section = document.querySelector('section') as HTMLElement;
  const rows = section.appendChild(document.createElement('div'));
  rows.dataset.starting = '';
  scrollTo(250);
  expect(onRow).not.toHaveBeenCalled();
  delete rows.dataset.starting;
  scrollTo(250);
  expect(onRow).toHaveBeenLastCalledWith(2);
});

test.each([
  ['below', -5_000],
  ['above', 5_000],
])(
  'after a jump, nothing is told of rows that are left %s the window until others are drawn',
  async (_, top) => {
    const onRow = vi.fn();
    const scrollTo = show(onRow, 100);
    scrollTo(top);
    expect(onRow).not.toHaveBeenCalled();
    for (const [place, row] of [...document.querySelectorAll('[data-index]')].entries())
      row.getBoundingClientRect = () => new DOMRect(0, (place - 2) * 100 + 40, 300, 100);
    await waitFor(() => expect(onRow).toHaveBeenCalledWith(102));
    expect(onRow).toHaveBeenCalledOnce();
  },
);
