import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useTop } from './use-top.ts';

vi.stubGlobal('scrollTo', () => undefined);
afterEach(cleanup);

const Dashboard = ({ view }: { view: string }) => {
  useTop(view);
  return (
    <main>
      <h1 tabIndex={-1}>{view}</h1>
      <input aria-label="Message" />
      <button type="button">Accept</button>
    </main>
  );
};

test('another view takes the focus to its heading', async () => {
  const { rerender } = render(<Dashboard view="Offer" />);
  screen.getByRole('button').focus();
  rerender(<Dashboard view="Ride" />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ride' })));
});

test('a ride that ends while the driver types leaves the focus in the field', async () => {
  const { rerender } = render(<Dashboard view="Ride" />);
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(<Dashboard view="Summary" />);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(field);
});
