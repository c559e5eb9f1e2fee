import { moneyParts } from '../../format/money.ts';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';

export type MoneyProps = {
  amount: number;
  /** The in-app currency, or US dollars where the product shows them. Default T. */
  currency?: 'T' | 'USD';
  /** A step of the type scale. Inherited from the surrounding text by default. */
  size?: 14 | 16 | 20 | 24 | 32 | 40;
  /** Leaves out the decimals of an amount that has none. */
  isWhole?: boolean;
  /** Writes the sign of an amount that came in, too. */
  isSigned?: boolean;
  className?: string;
};

/** The circled T. No bundled font has it, so it is drawn; its text lets screen readers read it and users find and copy it. */
const CircledT = ({ className }: { className?: string }) => (
  <>
    <svg
      className={className ? `${styles.glyph} ${className}` : styles.glyph}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8.6" />
      <path d="M6.4 6.8h7.2M10 6.8v7" />
    </svg>
    <VisuallyHidden>Ⓣ</VisuallyHidden>
  </>
);

/** An element that never changes, so that React skips it. */
const symbol = <CircledT key="symbol" />;

/** From this many characters on, an amount is written smaller and may wrap. */
const longFrom = 13;

/** An amount of money, with its symbol where the locale puts it: on one line, unless it is very long. */
export const Money = ({ amount, currency = 'T', size, isWhole, isSigned, className }: MoneyProps) => {
  const { locale } = useIntl();
  const parts = moneyParts(amount, locale, currency, { isWhole, isSigned });
  const drawn = parts.map(({ type, value }) => (type === 'symbol' && currency === 'T' ? symbol : value));
  const isLong = parts.reduce((length, { value }) => length + value.length, 0) >= longFrom;
  return (
    <span className={[styles.money({ size: size ?? 'inherit' }), className].filter(Boolean).join(' ')}>
      {isLong ? <span className={styles.long}>{drawn}</span> : drawn}
    </span>
  );
};

/** An amount with its sign, and with the symbol before it, as in en-US, or after a no-break space. */
const amounts = /([+−]?(?:[\d.,]*\d\u00a0)?Ⓣ(?:[\d.,]*\d)?)/;

/** A sentence in which every circled T is drawn. */
export const MoneyText = ({ children }: { children: string }) => {
  // Odd parts are amounts, which stay on one line with their symbol.
  const parts = children.split(amounts);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const [before, after] = part.split('Ⓣ');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
      <span key={index} className={styles.together}>
        {before}
        <CircledT className={after ? `${styles.inText} ${styles.beforeFigures}` : styles.inText} />
        {after}
      </span>
    );
  });
};
