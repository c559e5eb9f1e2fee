import type { Ride } from '@mobility/openapi';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusWord } from './RideCells.tsx';

afterEach(cleanup);

test.each<[Ride['status'], string, boolean]>([
  ['pending', 'Pending', true],
  ['accepted', 'Accepted', false],
])('the mark of a ride that is %s is a ring while nobody has it', (status, word, isRing) => {
  render(<StatusWord status={status} />);
  expect(screen.getByText(word).querySelector('[data-ring]') !== null).toBe(isRing);
});
