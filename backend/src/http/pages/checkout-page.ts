import { escapeHtml } from '../../domain/escape-html.ts';
import { fromCents } from '../../domain/money/money.ts';
import { checkoutPath } from '../../gateways/sandbox.ts';
import type { SandboxCheckoutsTable } from '../../store/schema.ts';
import type { PageLanguage } from './page-language.ts';
import { plainPage } from './plain-page.ts';

type Checkout = Pick<SandboxCheckoutsTable, 'id' | 'amount' | 'description' | 'reference' | 'purpose'>;

/** The address to which the payer returns after a choice. */
export const returnPath = ({ id, reference }: Pick<Checkout, 'id' | 'reference'>): string =>
  `/payment-success?session_id=${encodeURIComponent(reference ?? id)}`;
const cancelPath = '/payment-cancelled';

const priceOf = (locale: string, amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(fromCents(amount));

/** The page on which the payer chooses how the simulated bank decides. */
export const checkoutPage = (language: PageLanguage, checkout: Checkout): string => {
  const { id, amount, description, purpose } = checkout;
  const { locale, t } = language;
  const isCard = purpose === 'card';
  return plainPage(
    language,
    t.checkoutTitle,
    `<p dir="auto">${escapeHtml(description)}</p>${isCard ? `<p>${t.sandboxCard}</p>` : `<output>${priceOf(locale, amount)}</output>`}
<p>${t.sandbox}</p>
<form method="post" action="${checkoutPath}/${escapeHtml(id)}"><button name="choice" value="pay">${isCard ? t.saveCard : t.pay}</button><button name="choice" value="decline">${t.decline}</button></form>
<p><a href="${cancelPath}">${t.backWithoutPaying}</a></p>`,
  );
};

/** Shown for a checkout session that can no longer be paid. */
export const expiredCheckoutPage = (language: PageLanguage): string =>
  plainPage(
    language,
    language.t.checkoutExpired,
    `<p><a href="${cancelPath}">${language.t.backToApp}</a></p>`,
  );

/** Shown for an unknown checkout session. */
export const unknownCheckoutPage = (language: PageLanguage): string =>
  plainPage(language, language.t.checkoutUnknown, `<p><a href="/rides">${language.t.backToRides}</a></p>`);
