import type { BalanceEntry } from '@mobility/openapi';
import { useFormats } from '../../../format/use-formats.ts';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useText } from '../../../intl/use-text.ts';
import { SignedMoney } from '../../../payment/wallet/transactions/SignedMoney.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import * as styles from './Movements.css.ts';

const tones = { credit: 'positive', refund: 'info', debit: 'neutral' } as const;

/** Movements of a balance, newest first. */
export const Movements = ({ entries }: { entries: readonly BalanceEntry[] }) => {
  const t = useText(adminUsers);
  if (entries.length === 0) return <p>{t('noTransactions')}</p>;
  return (
    <ul>
      {entries.map((entry) => (
        <Movement key={entry.id} entry={entry} />
      ))}
    </ul>
  );
};

const Movement = ({ entry }: { entry: BalanceEntry }) => {
  const t = useText(adminUsers);
  const { dateTime } = useFormats();
  const { said } = useSentences();
  const { transaction_type: type, description, notice, admin_name: admin } = entry;
  const isKnown = Object.hasOwn(tones, type);
  return (
    <li className={styles.row}>
      <Badge tone={isKnown ? tones[type] : 'neutral'}>{isKnown ? t(type) : type}</Badge>
      <span className={styles.text}>
        <span dir="auto">{said({ text: description, notice })}</span>
        {admin && <span className={styles.by}>{t('byAdmin', { admin })}</span>}
      </span>
      <time className={styles.time}>{dateTime(entry.created_at)}</time>
      <span className={styles.amount}>
        <SignedMoney amount={entry.amount_change} />
      </span>
    </li>
  );
};
