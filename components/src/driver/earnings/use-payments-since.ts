import type { Period } from '@mobility/machines/period-earnings';
import type { PaymentRecord } from '@mobility/openapi';
import { queryKeys } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { timestampMs } from '../../format/index.ts';
import { useMobility } from '../../provider/mobility.ts';
import { withCursor } from '../../provider/with-cursor.ts';

/** Payments in one answer of the server. */
const limit = 500;

/** The payments since the start of a period, newest first: as many pages as reach back to it. */
export const usePaymentsSince = (period: Period, since: number) => {
  const { client } = useMobility();
  return useQuery({
    // An object, so that invalidating the list of payments also invalidates this.
    queryKey: [...queryKeys.listPayments, { earnings: period, since }],
    queryFn: async ({ signal }): Promise<PaymentRecord[]> => {
      const read: PaymentRecord[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { limit, ...(cursor !== undefined && { cursor }) };
        const { data, next } = await withCursor(client.listPayments(query, { signal }));
        read.push(...data);
        const oldest = data.at(-1);
        cursor = oldest && timestampMs(oldest.created_at) >= since ? next : null;
      }
      return read;
    },
  });
};
