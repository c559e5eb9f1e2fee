import { formatAmount, formatMoney } from '../../format/money.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Money.css.ts';

export type MoneyProps = {
  amount: number;
  /** The in-app currency, or US dollars where the product shows them. Default T. */
  currency?: 'T' | 'USD';
  /** A step of the type scale; left out, the text around it decides. */
  size?: 14 | 16 | 20 | 24 | 32 | 40;
  className?: string;
};

/** The circled T. No bundled font has it, so it is drawn. */
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
    <VisuallyHidden>T </VisuallyHidden>
  </>
);

/** An amount of money that never breaks from its sign. */
export const Money = ({ amount, currency = 'T', size, className }: MoneyProps) => (
  <span className={[styles.money({ size: size ?? 'inherit' }), className].filter(Boolean).join(' ')}>
    {currency === 'USD' ? (
      formatMoney(amount, 'USD')
    ) : (
      <>
        {amount < 0 && '−'}
        <CircledT />
        {formatAmount(Math.abs(amount))}
      </>
    )}
  </span>
);

/** A sentence in which every circled T is drawn. */
export const MoneyText = ({ children }: { children: string }) => {
  // Odd parts are amounts, with which the sign stays on one line.
  const parts = children.split(/Ⓣ([\d.,]*\d)?/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
      <span key={index} className={styles.together}>
        <CircledT className={styles.inText} />
        {part}
      </span>
    );
  });
};
