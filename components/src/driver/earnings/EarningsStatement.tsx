import type { Earnings } from '@mobility/openapi';
import Printer from 'lucide-react/icons/printer';
import { shortId, timestampMs } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import * as styles from './Earnings.css.ts';
import { EarningsFigures } from './EarningsFigures.tsx';
import { useEarningsSentences, useEntryKind } from './use-earnings-sentences.tsx';

export type EarningsStatementProps = {
  earnings: Earnings;
  /** Whose statement it is. */
  driver?: string | undefined;
  onClose(): void;
};

/** The days of a period, whose end is the first moment after it. */
const daysOf = ({ from, to }: Earnings, locale: string): string => {
  const [first, end] = [timestampMs(from), timestampMs(to)];
  return first < end
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).formatRange(first, end - 1)
    : '';
};

/** Every fare, compensation and penalty of a period with what it earned, which is printed in place of the page. */
export const EarningsStatement = ({ earnings, driver, onClose }: EarningsStatementProps) => {
  const t = useText(texts);
  const formats = useFormats();
  const kindOf = useEntryKind();
  const { said } = useEarningsSentences(earnings);
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
      <p>
        {driver && (
          <b dir="auto">
            {driver}
            <br />
          </b>
        )}
        <span>{daysOf(earnings, formats.locale)}</span>
      </p>
      <p>{said}</p>
      <table className={styles.entries}>
        <thead>
          <tr>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('ride')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col" className={styles.end}>
              {t('amount')}
            </th>
            <th scope="col" className={styles.end}>
              {t('earned')}
            </th>
          </tr>
        </thead>
        <tbody>
          {earnings.entries.map(({ ride_id, kind, at, amount, net }) => (
            <tr key={`${ride_id} ${kind} ${at}`}>
              <td>{formats.dateTime(at)}</td>
              <td>
                <bdi>#{shortId(ride_id)}</bdi>
              </td>
              <td>{kindOf(kind)}</td>
              <td className={styles.end}>
                <Money amount={amount} />
              </td>
              <td className={styles.end}>
                <Money amount={net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <EarningsFigures className={styles.sums} earnings={earnings} total={earnings.net} />
    </Dialog>
  );
};
