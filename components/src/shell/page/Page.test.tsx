import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Page } from './Page.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('the new heading takes the focus after a navigation, but not on first load', () => {
  const { rerender } = render(
    <Page path="/rider">
      <h1>Welcome back, Maya</h1>
    </Page>,
  );
  expect(document.activeElement).toBe(document.body);
  rerender(
    <Page path="/rides">
      <h1>Ride History</h1>
    </Page>,
  );
  expect(document.activeElement?.textContent).toBe('Ride History');
});

test('a page without a heading yet focuses its main part', () => {
  const { rerender } = render(<Page path="/rider">Loading</Page>);
  rerender(<Page path="/rides">Loading</Page>);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('the heading of a page whose code arrives late takes the focus', async () => {
  const { rerender } = render(<Page path="/book-ride">Booking</Page>);
  rerender(<Page path="/rides">Loading</Page>);
  rerender(
    <Page path="/rides">
      <h1>Ride History</h1>
    </Page>,
  );
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ride History'));
});

test('the heading takes the focus that a closing dialog loses, until the user moves it', async () => {
  const user = userEvent.setup();
  const page = (
    <Page path="/rides">
      <h1>Ride History</h1>
      <button type="button">Details</button>
    </Page>
  );
  const { rerender } = render(<Page path="/book-ride">Booking</Page>);
  rerender(page);
  const dialog = document.body.appendChild(document.createElement('button'));
  dialog.focus();
  dialog.remove();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ride History'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Details');
  screen.getByRole('button').remove();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});

test('the title of the document names the page and the product', () => {
  const { rerender } = render(
    <Page path="/rides" name="myRides">
      Rides
    </Page>,
  );
  expect(document.title).toBe('My Rides · Mobility');
  rerender(<Page path="/">Landing</Page>);
  expect(document.title).toBe('Mobility');
});

const Fragile = ({ isBroken }: { isBroken: boolean }) => {
  if (isBroken) throw new Error('broken');
  return <p>All is well</p>;
};
const boundary = (isBroken: boolean, resetKey: string) => (
  <ErrorBoundary resetKey={resetKey}>
    <Fragile isBroken={isBroken} />
  </ErrorBoundary>
);

test('a rendering error stays within its page and can be retried', async () => {
  const user = userEvent.setup();
  const scrollIntoView = vi.fn();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const { rerender } = render(boundary(true, '/rider'));
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('alert')]);
  rerender(boundary(false, '/rider'));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText('All is well')).not.toBeNull();
});

test('a rendering error is cleared when the page changes', () => {
  const { rerender } = render(boundary(true, '/rider'));
  rerender(boundary(false, '/rides'));
  expect(screen.queryByText('All is well')).not.toBeNull();
});
