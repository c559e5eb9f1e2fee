import stats from '@mobility/openapi/examples/AdminStats.json' with { type: 'json' };
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import deDE from '../../intl/generated/de-DE/index.ts';
import { openConsole } from '../../testing/console.tsx';

afterEach(cleanup);

test.each([
  ['en-US', undefined, 'Total Revenue', 'incl. unpaid rides'],
  ['de-DE', deDE, 'Umsatz gesamt', 'inkl. unbezahlter Fahrten'],
] as const)(
  'the revenue of the summary says that it has the unpaid rides too (%s)',
  async (locale, messages, title, text) => {
    openConsole('tab=overview', { getAdminStats: async () => stats }, { locale, messages });
    const hint = await screen.findByText(text);
    const card = hint.parentElement ?? document.body;
    expect(within(card).getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getAllByText(text)).toHaveLength(1);
  },
);
