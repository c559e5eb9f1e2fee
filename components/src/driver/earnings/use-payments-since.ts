import type { Period } from '@mobility/machines/period-earnings';
import type { PaymentRecord } from '@mobility/openapi';
import { omittedItems, queryKeys } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { timestampMs } from '../../format/index.ts';
import { useMobility } from '../../provider/mobility.ts';
import { withCursor } from '../../provider/with-cursor.ts';

/** Payments in one answer of the server. */
const limit = 500;

/** The payments that were read, and how many more there are that could not be read. */
type Read = { payments: PaymentRecord[]; unreadable: number };

/** The payments since the start of a period, newest first: as many pages as reach back to it. */
export const usePaymentsSince = (period: Period, since: number) => {
  const { client } = useMobility();
  return useQuery({
    // An object, so that invalidating the list of payments also invalidates this.
    queryKey: [...queryKeys.listPayments, { earnings: period, since }],
    queryFn: async ({ signal }): Promise<Read> => {
      const read: Read = { payments: [], unreadable: 0 };
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { limit, ...(cursor !== undefined && { cursor }) };
        const { data, next } = await withCursor(client.listPayments(query, { signal }));
        read.payments.push(...data);
        read.unreadable += omittedItems(data);
        const oldest = data.at(-1);
        cursor = oldest && timestampMs(oldest.created_at) >= since ? next : null;
      }
      return read;
    },
  });
};
