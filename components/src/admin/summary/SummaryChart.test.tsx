import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import deDE from '../../intl/generated/de-DE/index.ts';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

test.each([
  ['en-US', undefined, 'Total Revenue', 'About the total revenue', /includes rides that are not paid yet/],
  ['de-DE', deDE, 'Umsatz gesamt', 'Zum Umsatz gesamt', /Fahrten, die noch nicht bezahlt sind/],
] as const)(
  'a button of the revenue says that it has the unpaid rides too (%s)',
  async (locale, messages, title, name, words) => {
    const { user } = openConsole('tab=overview', { getAdminStats: async () => stats }, { locale, messages });
    const button = await screen.findByRole('button', { name });
    const card = button.parentElement ?? document.body;
    expect(within(card).getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByText(words)).toBeNull();
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name });
    expect(within(dialog).getByText(words)).toBeDefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);
