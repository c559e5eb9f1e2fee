import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PinField } from './PinField.tsx';

afterEach(cleanup);

const shown = (change: { error?: string; isDisabled?: boolean }) => (
  <PinField typed="1234" isDisabled={false} onChange={vi.fn()} onSubmit={vi.fn()} {...change} />
);

test('a wrong PIN gives its field the focus with the digits selected, each time it is refused', () => {
  const { rerender } = render(shown({}));
  const field = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).not.toBe(field);
  for (const _ of ['first', 'second']) {
    field.blur();
    rerender(shown({ isDisabled: true }));
    rerender(shown({ error: 'The PIN is wrong' }));
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  }
});
