import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as styles from './BarChart.css.ts';
import { Drawing } from './Drawing.tsx';

afterEach(cleanup);

const bars = ['Mon', 'Tue', 'Wed'].map((key, index) => ({ key, value: index + 1 }));

test('an edge parts the line from the bars that it crosses, and the dots from both', () => {
  const { container } = render(
    <Drawing bars={bars} line={[2, 1, 3]} highest={{ bars: 3, line: 3 }} chosen={2} />,
  );
  const line = container.getElementsByClassName(styles.line)[0];
  const edge = line?.previousElementSibling;
  expect(edge?.getAttribute('class')).toBe(styles.edge);
  expect(edge?.getAttribute('d')).toBe(line?.getAttribute('d'));
  const dots = container.getElementsByClassName(styles.dot);
  expect(dots).toHaveLength(3);
  for (const dot of dots) {
    expect(dot.previousElementSibling?.getAttribute('class')).toBe(styles.dotEdge);
    expect(dot.nextElementSibling?.getAttribute('class')).toBe(styles.hole);
  }
});

test('a value below zero is a loss that hangs from a line at zero', () => {
  const { container } = render(
    <Drawing bars={[{ key: 'Mon', value: -0.72 }]} highest={{ bars: 0.72 }} chosen={0} />,
  );
  const bar = container.getElementsByClassName(styles.bar)[0];
  expect([bar?.getAttribute('data-loss'), bar?.getAttribute('y'), bar?.getAttribute('height')]).toEqual([
    'true',
    '50',
    '50',
  ]);
  expect(container.getElementsByClassName(styles.zero)[0]?.getAttribute('d')).toBe('M0 50H10');
});

test('a chart without losses has no line at zero', () => {
  const { container } = render(<Drawing bars={bars} highest={{ bars: 3 }} chosen={2} />);
  expect(container.getElementsByClassName(styles.zero)).toHaveLength(0);
});
