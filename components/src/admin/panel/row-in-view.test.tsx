import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useRowInView } from './use-row-in-view.ts';

afterEach(cleanup);

/** Rows of 100 px below a header of 40 px, in a page that is scrolled by so many pixels. */
const show = (onRow: (index: number) => void) => {
  let scrolled = 0;
  const List = () => {
    const section = useRef<HTMLElement>(null);
    useRowInView(section, onRow);
    return (
      <section ref={section}>
        {[0, 1, 2, 3].map((index) => (
          <div
            key={index}
            data-index={index}
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
    window.dispatchEvent(new Event('scrollend'));
  };
};

test('the first row that is not behind the header is told after each scroll', () => {
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
});
