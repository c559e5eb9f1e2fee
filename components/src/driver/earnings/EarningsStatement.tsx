import type { Earnings, Period } from '@mobility/machines/period-earnings';
import Printer from 'lucide-react/icons/printer';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './Earnings.css.ts';
import { useEarningsSentences } from './use-earnings-sentences.tsx';

export type EarningsStatementProps = { period: Period; earnings: Earnings; onClose(): void };

/** Every paid ride of a period with fare, fee and earnings, which is printed in place of the page. */
export const EarningsStatement = ({ period, earnings, onClose }: EarningsStatementProps) => {
  const t = useText(texts);
  const formats = useFormats();
  const { said } = useEarningsSentences(period, earnings);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('statement')}
      width={640}
      footer={
        <Button fullWidth icon={<Printer size={20} aria-hidden />} onPress={() => window.print()}>
          {t('print')}
        </Button>
      }
    >
      <p>{said}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('ride')}</th>
            <th scope="col" className={styles.end}>
              {t('fare')}
            </th>
            <th scope="col" className={styles.end}>
              {t('earned')}
            </th>
          </tr>
        </thead>
        <tbody>
          {earnings.payments.map((payment) => (
            <tr key={payment.id}>
              <td>{formats.dateTime(payment.created_at)}</td>
              <td>#{shortId(payment.ride_id)}</td>
              <td className={styles.end}>
                <Money amount={payment.amount} />
              </td>
              <td className={styles.end}>
                <Money amount={payment.driver_earnings} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
