import { Money } from '../../../primitives/Money/Money.tsx';
import * as styles from './TransactionsList.css.ts';

/** An amount with its sign. The sign and the colour show money that came in. */
export const SignedMoney = ({ amount, size }: { amount: number; size?: 32 }) => (
  <span className={amount >= 0 ? styles.plus : styles.minus}>
    <Money amount={amount} size={size} isSigned />
  </span>
);
