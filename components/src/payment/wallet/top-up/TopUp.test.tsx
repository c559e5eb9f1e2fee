import type { Balance, SavedCard } from '@mobility/openapi';
import balance from '@mobility/openapi/examples/Balance.json' with { type: 'json' };
import checkout from '@mobility/openapi/examples/Checkout.json' with { type: 'json' };
import card from '@mobility/openapi/examples/SavedCard.json' with { type: 'json' };
import { fakeClient } from '@mobility/sdk/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import deDE from '../../../intl/generated/de-DE/index.ts';
import { MobilityProvider } from '../../../provider/MobilityProvider.tsx';
import { TopUp } from './TopUp.tsx';

afterEach(cleanup);

test('cards with the same id are offered once', async () => {
  // JSON has no literal types; the contract's own test proves that the example is valid.
  const saved = { ...(card as SavedCard), exp_year: 2099, is_default: true };
  const listSavedCards = async () => [saved, { ...saved, last4: '0000' }];
  render(
    <MobilityProvider client={fakeClient({ listSavedCards })}>
      <TopUp />
    </MobilityProvider>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: /ending in .* Card$/ }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options).toEqual([expect.stringContaining(saved.last4), 'Another card']);
});

test('a press before the balance has arrived leads to the payment page, where cards are entered there', async () => {
  const answer = Promise.withResolvers<Balance>();
  const leaveTo = vi.fn();
  const client = fakeClient({
    getMyBalance: () => answer.promise,
    listSavedCards: async () => [],
    openCheckout: async () => checkout,
  });
  render(
    <MobilityProvider client={client} leaveTo={leaveTo}>
      <TopUp />
    </MobilityProvider>,
  );
  await userEvent.setup().click(await screen.findByRole('button', { name: /^Top up/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer.resolve({ ...(balance as Balance), hosted_checkout: true });
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(checkout.checkout_url));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['en-US', undefined, '1,000', 'Other', /1,000/],
  ['en-US', undefined, '1,50', 'Other', /1\.50/],
  ['de-DE', deDE, '1.000', 'Anderer', /1\.000/],
] as const)(
  'in %s another amount is read as the language writes it',
  async (locale, messages, typed, other, name) => {
    render(
      <MobilityProvider
        client={fakeClient({ listSavedCards: async () => [] })}
        locale={locale}
        messages={messages}
      >
        <TopUp />
      </MobilityProvider>,
    );
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: other }));
    await user.type(screen.getByRole('textbox'), typed);
    expect(screen.getByRole('button', { name })).toBeTruthy();
  },
);

test('a typed amount is read and checked again when the language changes', async () => {
  const client = fakeClient({ listSavedCards: async () => [] });
  const pageIn = (locale: 'de-DE' | 'en-US') => (
    <MobilityProvider client={client} locale={locale} messages={locale === 'de-DE' ? deDE : undefined}>
      <TopUp />
    </MobilityProvider>
  );
  const { rerender } = render(pageIn('de-DE'));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Anderer' }));
  await user.type(screen.getByRole('textbox'), '1.000');
  expect(screen.getByRole('button', { name: /1\.000/ })).toBeDefined();
  rerender(pageIn('en-US'));
  expect(screen.queryByRole('button', { name: /1,000/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Top up/ }));
  expect(screen.getByText('Please enter an amount from 1 to 1,000')).toBeDefined();
  rerender(pageIn('de-DE'));
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
  expect(screen.getByRole('button', { name: /1\.000/ })).toBeDefined();
});
