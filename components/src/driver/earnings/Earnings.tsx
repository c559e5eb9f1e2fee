import type { Earnings as EarningsData } from '@mobility/openapi';
import { omittedItems, queryTag } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { saveFile } from '../../profile/account/save-file.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useUser } from '../../provider/use-user.ts';
import { awaitingOf } from './awaiting.ts';
import { EarningsStatement } from './EarningsStatement.tsx';
import { EarningsView } from './EarningsView.tsx';
import { earningsCsv, fileSuffix } from './earnings-csv.ts';
import { useEntryKind } from './use-earnings-sentences.tsx';

const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The earnings of the signed-in driver by day, week or month, as a file and as a statement to print. */
export const Earnings = () => {
  const t = useText(texts);
  const kindOf = useEntryKind();
  const { client, clock, queries } = useMobility();
  const user = useUser();
  const [period, setPeriod] = useState<EarningsData['period']>('week');
  const [isStatementOpen, setStatementOpen] = useState(false);
  const asked = { period, time_zone: timeZone() };
  const read = useQuery({
    // Not among the queries of the SDK, whose code every page loads.
    queryKey: [...queryTag('payments'), 'getEarnings', asked],
    queryFn: ({ signal }) => client.getEarnings(asked, { signal }),
  });
  const pending = useQuery(queries.listPendingPayments()).data;
  const earnings = read.data ?? null;
  const download = (): void => {
    if (!earnings) return;
    const heads = {
      date: t('date'),
      ride: t('ride'),
      kind: t('kind'),
      amount: t('amount'),
      fee: t('fee'),
      earned: t('earned'),
    };
    const name = [t('file'), fileSuffix(earnings)].filter(Boolean).join('-');
    saveFile(`${name}.csv`, earningsCsv(earnings.entries, heads, kindOf), 'text/csv');
  };
  return (
    <>
      <EarningsView
        period={period}
        earnings={earnings}
        now={clock.now()}
        awaiting={pending && awaitingOf(pending)}
        omitted={omittedItems(earnings)}
        isFailed={read.isError}
        onPeriod={setPeriod}
        onRetry={() => void read.refetch()}
        onDownload={download}
        onStatement={() => setStatementOpen(true)}
      />
      {earnings && isStatementOpen && (
        <EarningsStatement earnings={earnings} driver={user?.name} onClose={() => setStatementOpen(false)} />
      )}
    </>
  );
};
