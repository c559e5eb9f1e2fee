import { refusalError } from '@mobility/machines/refusal-error';
import { useRef } from 'react';
import { saveFile } from '../../profile/account/save-file.ts';
import { useFailureToast } from '../../provider/alerts/use-failure-toast.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { withCursor } from '../../provider/with-cursor.ts';
import { foundRows } from '../console/found-rows.ts';
import type { Downloaded } from './AuditDownload.tsx';
import { auditCsv } from './audit-csv.ts';
import { type AuditFilters, auditQueryOf } from './audit-filters.ts';

/** The most entries of one file. */
const most = 1_000;

const orderOf = ({ sort, direction }: AuditFilters): Downloaded['order'] => {
  if (sort === 'severity') return 'first';
  return direction === 'asc' ? 'oldest' : 'newest';
};

/** Saves the entries that the filters find as a file for a spreadsheet, the first 1,000 of them. It can be cancelled. */
export const useAuditDownload = (filters: AuditFilters) => {
  const { client, clock } = useMobility();
  const tellFailure = useFailureToast();
  const running = useRef<AbortController | null>(null);
  const chosen = JSON.stringify(filters);
  const { run, isPending, data } = useCommand({
    mutationFn: async (): Promise<{ chosen: string; file: Downloaded | null }> => {
      const abort = new AbortController();
      running.current = abort;
      const now = clock.now();
      const query = { ...auditQueryOf(filters, now), limit: most };
      const answer = await withCursor(client.listAuditLogs(query, { signal: abort.signal })).catch(
        (error) => {
          if (abort.signal.aborted) return null;
          throw error;
        },
      );
      if (answer === null || abort.signal.aborted) return { chosen, file: null };
      const { data: entries, next, found } = answer;
      const day = new Date(now).toISOString().slice(0, 10);
      saveFile(`audit-${day}.csv`, auditCsv(entries), 'text/csv');
      const all = foundRows(entries.length, next !== null, found);
      return { chosen, file: { count: entries.length, order: orderOf(filters), all } };
    },
    onError: (error) => tellFailure(error, refusalError('admin.auditDownloadFailed', error)),
  });
  return {
    isDownloading: isPending,
    /** The last file of these filters; null if it was cancelled, undefined before the first one. */
    downloaded: data?.chosen === chosen ? data.file : undefined,
    onDownload: () => run(),
    onCancelDownload: () => running.current?.abort(),
  };
};
