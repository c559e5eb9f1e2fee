import { earningsIn, type Period, spanOf } from '@mobility/machines/period-earnings';
import { useState } from 'react';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { saveFile } from '../../profile/account/save-file.ts';
import { useMobility } from '../../provider/mobility.ts';
import { EarningsStatement } from './EarningsStatement.tsx';
import { EarningsView } from './EarningsView.tsx';
import { earningsCsv } from './earnings-csv.ts';
import { usePaymentsSince } from './use-payments-since.ts';

/** The earnings of the signed-in driver by day, week or month, as a file and as a statement to print. */
export const Earnings = () => {
  const t = useText(texts);
  const { clock } = useMobility();
  const [period, setPeriod] = useState<Period>('week');
  const [isStatementOpen, setStatementOpen] = useState(false);
  const now = clock.now();
  const payments = usePaymentsSince(period, spanOf(period, now, 1).from);
  const earnings = payments.data ? earningsIn(payments.data.payments, period, now) : null;
  const download = (): void => {
    const heads = { date: t('date'), ride: t('ride'), fare: t('fare'), fee: t('fee'), earned: t('earned') };
    saveFile(`${t('file')}.csv`, earningsCsv(earnings?.payments ?? [], heads), 'text/csv');
  };
  return (
    <>
      <EarningsView
        period={period}
        earnings={earnings}
        omitted={payments.data?.unreadable}
        isFailed={payments.isError}
        onPeriod={setPeriod}
        onRetry={() => void payments.refetch()}
        onDownload={download}
        onStatement={() => setStatementOpen(true)}
      />
      {earnings && isStatementOpen && (
        <EarningsStatement period={period} earnings={earnings} onClose={() => setStatementOpen(false)} />
      )}
    </>
  );
};
