import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { destination, deYoung, ferry, pickup, show } from '../testing/book-ride.tsx';

beforeEach(() => toasts.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Holds the timers of the half second in which a press is taken for a double click. Returns what lets them run out. */
const holdDoubleClick = (): (() => void) => {
  const held: (() => void)[] = [];
  const real = globalThis.setTimeout;
  const hold = (run: () => void, ms?: number) => (ms === 500 ? held.push(run) : real(run, ms));
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(hold as typeof setTimeout);
  return () => act(() => held.splice(0).forEach((run) => void run()));
};

describe('a place field', () => {
  const search = async (words: string) => {
    const shown = show({ bookAgain: null });
    await shown.user.type(destination(), words);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy(), { timeout: 2_500 });
    return shown;
  };
  const activeName = () =>
    document.getElementById(destination().getAttribute('aria-activedescendant') ?? '')?.textContent;

  it('opens a list that the arrow keys move through and Enter selects from', async () => {
    const { user } = await search('golden gate');
    expect(destination().getAttribute('aria-expanded')).toBe('true');
    expect(activeName()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(activeName()).toContain('Golden Gate Park');
    const first = activeName();
    await user.keyboard('{ArrowDown}');
    expect(activeName()).not.toBe(first);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeName()).toBe(screen.getAllByRole('option').at(-1)?.textContent);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(destination().value).toContain('Golden Gate Park, 501 Stanyan St');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('gives Enter the first option where no arrow key was pressed', async () => {
    const { user } = await search('golden gate');
    await user.keyboard('{Enter}');
    expect(destination().value).toContain('Golden Gate Park, 501 Stanyan St');
  });

  it('hides places that are too far from the other place', async () => {
    const { user } = show({ bookAgain: null, prefill: { pickup: ferry } });
    await user.type(destination(), 'zoo');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeTruthy(), { timeout: 2_500 });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('San Francisco Zoo'),
    ]);
  });

  it('measures from where the rider is, and keeps a pickup that is given', async () => {
    const geolocation = {
      locate: async () => ({ latitude: 37.8024, longitude: -122.4058 }),
      isAllowed: async () => true,
    };
    const { user } = show({ bookAgain: null, prefill: { pickup: ferry }, geolocation });
    await user.clear(pickup());
    await user.type(pickup(), 'coit');

    const near = await screen.findByRole('option', { name: /Coit Tower/ }, { timeout: 2_500 });
    expect(near.textContent).toMatch(/0 km|\d+ m$/);
  });

  it('offers no place of another city if there are nearer ones', async () => {
    await search('fer');
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names[0]).toContain('Ferry');
    expect(names.join()).not.toContain('Fernsehturm');
  });

  it('closes on Escape and keeps the text and the focus', async () => {
    const { user } = await search('golden gate');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(destination().value).toBe('golden gate');
    expect(document.activeElement).toBe(destination());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeTruthy();
  });

  it('selects an option that is clicked', async () => {
    const { user } = await search('coit');
    await user.click(screen.getByRole('option', { name: /Coit Tower/ }));
    expect(destination().value).toContain('Coit Tower');
    expect(screen.getByRole('img', { name: /Destination at Coit Tower/ })).toBeTruthy();
  });

  it('is not booked by the press that makes the form read its text', async () => {
    const { user, calls } = show({ bookAgain: null, prefill: { pickup: deYoung } });
    await user.type(destination(), 'Ferry Building');
    const runOut = holdDoubleClick();
    await user.click(screen.getByRole('button', { name: /^Book Economy/ }));
    expect(await screen.findByText(/Please check pickup, destination and fare/)).toBeTruthy();
    expect(destination().value).toContain('Ferry Building, 1');
    expect(calls).not.toHaveBeenCalled();
    const book = screen.getByRole('button', { name: /^Book Economy/ });
    expect(book.textContent).toContain('about');
    // The second half of a double click books nothing.
    await user.click(book);
    expect(calls).not.toHaveBeenCalled();
    runOut();
    await user.click(book);
    await waitFor(() => expect(calls).toHaveBeenCalledTimes(1));
  });

  it.each(['address', 'coordinates'])(
    'is not booked by a press that leaves the focus nowhere, as in Safari, with %s as text',
    async (kind) => {
      const { user, calls } = show({ bookAgain: null, prefill: { pickup: deYoung } });
      await user.type(destination(), kind === 'address' ? 'Ferry Building' : '37.7955, -122.3937');
      const book = screen.getByRole('button', { name: /^Book Economy/ });
      fireEvent.pointerDown(book.firstElementChild ?? book);
      fireEvent.blur(destination(), { relatedTarget: null });
      await new Promise((resolve) => setTimeout(resolve, 600));
      fireEvent.pointerUp(book);
      fireEvent.click(book);
      expect(await screen.findByText(/Please check pickup, destination and fare/)).toBeTruthy();
      expect(calls).not.toHaveBeenCalled();
    },
  );

  it('is not booked by a press that follows at once upon the end of the typing', async () => {
    const { user, calls } = show({ bookAgain: null, prefill: { pickup: deYoung } });
    await user.type(destination(), 'Ferry Building');
    fireEvent.blur(destination(), { relatedTarget: null });
    await waitFor(() => expect(destination().value).toContain('Ferry Building, 1'));
    fireEvent.click(screen.getByRole('button', { name: /^Book Economy/ }));
    expect(await screen.findByText(/Please check pickup, destination and fare/)).toBeTruthy();
    expect(calls).not.toHaveBeenCalled();
  });

  it('keeps the button busy while its text is looked up, and lets the rider go on typing', async () => {
    const places = { suggest: async () => [], geocode: () => new Promise<null>(() => undefined) };
    const { user, calls } = show({ bookAgain: null, prefill: { pickup: deYoung }, places });
    await user.type(destination(), 'Ferry Building');
    await user.click(screen.getByRole('button', { name: /^Book Economy/ }));
    const busy = await screen.findByRole('button', { name: /^Looking for this address…/ });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    const news = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(news).toContain('Looking for this address…');
    await user.type(destination(), 's');
    expect(screen.getByRole('button', { name: /^Book Economy/ }).getAttribute('aria-disabled')).toBeNull();
    expect(screen.queryByText(/Please select both/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).not.toHaveBeenCalled();
  });

  it('shows that an address was not found', async () => {
    const { user } = show({ bookAgain: null, prefill: { pickup: ferry } });
    await user.type(destination(), 'xyzzy plugh');
    await user.tab();
    await user.tab();
    expect(await screen.findByText(/We could not find “xyzzy plugh”/)).toBeTruthy();
  });
});
