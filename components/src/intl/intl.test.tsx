import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Money } from '../primitives/Money/Money.tsx';
import { createText } from './create-text.ts';
import arAE from './generated/ar-AE/index.ts';
import deDE from './generated/de-DE/index.ts';
import { adminOverview } from './generated/en-US/admin-overview.ts';
import { machines } from './generated/en-US/machines.ts';
import { shell } from './generated/en-US/shell.ts';
import { wallet } from './generated/en-US/wallet.ts';
import { IntlProvider } from './IntlProvider.tsx';
import { rich } from './rich.tsx';
import { useText } from './use-text.ts';

const Welcome = () => <p>{useText(machines)('auth.welcome', { name: 'Maya' })}</p>;

test('a component shows its text in the locale of the provider, and in en-US without one', () => {
  const { rerender } = render(<Welcome />);
  expect(screen.getByText('Welcome to Mobility, Maya!')).toBeDefined();
  rerender(
    <IntlProvider locale="de-DE" messages={deDE}>
      <Welcome />
    </IntlProvider>,
  );
  expect(screen.getByText('Willkommen bei Mobility, Maya!')).toBeDefined();
});

test('a partner replaces one text, and a text that a translation lacks is shown in en-US', () => {
  const { rerender } = render(
    <IntlProvider messages={{ machines: { 'auth.welcome': 'Hello' } }}>
      <Welcome />
    </IntlProvider>,
  );
  expect(screen.getByText('Hello')).toBeDefined();
  rerender(
    <IntlProvider locale="de-DE" messages={{}}>
      <Welcome />
    </IntlProvider>,
  );
  expect(screen.getByText('Welcome to Mobility, Maya!')).toBeDefined();
});

test('right-to-left text isolates the values in it', () => {
  render(
    <IntlProvider locale="ar-AE" messages={arAE}>
      <Welcome />
    </IntlProvider>,
  );
  expect(screen.getByText(/\u2068Maya\u2069/)).toBeDefined();
});

test('a name that is written from right to left, or turns the text after it, stays in its place', () => {
  const t = createText('en-US', adminOverview);
  const sentence = (rider: string) => t('fromTo', { rider, pickup: 'Pier 1', dropoff: '2 Main St' });
  expect(sentence('Maya')).toBe('Maya, Pier 1 to 2 Main St');
  expect(sentence('ليلى')).toBe('\u2068ليلى\u2069, Pier 1 to 2 Main St');
  expect(sentence('a\u2069\u202eb')).toBe('\u2068a\u2069b\u2069, Pier 1 to 2 Main St');
});

test('an element is rendered at its place in the sentence', () => {
  render(<p>{rich((slot) => `Pay ${slot(<b>now</b>)} or later`)}</p>);
  expect(screen.getByText('now').parentElement?.textContent).toBe('Pay now or later');
});

test('money puts its symbol where the locale does', () => {
  const { container, rerender } = render(<Money amount={-1234.5} />);
  expect(container.textContent).toBe('−Ⓣ1,234.50');
  rerender(
    <IntlProvider locale="de-DE" messages={deDE}>
      <Money amount={1234.5} />
    </IntlProvider>,
  );
  expect(container.textContent?.replace(/\s/g, ' ')).toBe('1.234,50 Ⓣ');
});

test.each([
  ['en-US', { shell: shell.messages, wallet: wallet.messages }],
  ['de-DE', deDE],
  ['ar-AE', arAE],
])(
  'the page of payment methods has the name of the link to it, in %s',
  (_, { shell: links, wallet: page }) => {
    expect(page?.paymentMethods).toBeTypeOf('string');
    expect(page?.paymentMethods).toBe(links?.paymentMethods);
  },
);
