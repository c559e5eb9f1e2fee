import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

afterEach(cleanup);

test('the longest text that a code can hold is drawn, and a longer one leaves the page without a code', () => {
  render(<QrCode text={'a'.repeat(2_953)} label="full" />);
  render(<QrCode text={'a'.repeat(2_954)} label="too long" />);
  expect(screen.getByRole('img', { name: 'full' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'too long' })).toBeNull();
});
