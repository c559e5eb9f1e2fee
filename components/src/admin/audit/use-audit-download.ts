import { refusalError } from '@mobility/machines/refusal-error';
import { useRef } from 'react';
import { saveFile } from '../../profile/account/save-file.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { auditCsv } from './audit-csv.ts';
import { type AuditFilters, auditQueryOf } from './audit-filters.ts';

/** The most entries of one file. */
const most = 1_000;

/** Saves the entries that the filters find as a file for a spreadsheet, the first 1,000 of them. It can be cancelled. */
export const useAuditDownload = (filters: AuditFilters) => {
  const { client, clock, alerts } = useMobility();
  const running = useRef<AbortController | null>(null);
  const { run, isPending, data } = useCommand({
    mutationFn: async () => {
      const abort = new AbortController();
      running.current = abort;
      const now = clock.now();
      const query = { ...auditQueryOf(filters, now), limit: most };
      const entries = await client.listAuditLogs(query, { signal: abort.signal }).catch((error) => {
        if (abort.signal.aborted) return null;
        throw error;
      });
      if (entries === null || abort.signal.aborted) return null;
      const day = new Date(now).toISOString().slice(0, 10);
      saveFile(`audit-${day}.csv`, auditCsv(entries), 'text/csv');
      return entries.length;
    },
    onError: (error) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...refusalError('admin.auditDownloadFailed', error) },
      }),
  });
  return {
    isDownloading: isPending,
    /** How many entries the last file has; null if it was cancelled, undefined before the first one. */
    downloaded: data,
    onDownload: () => run(),
    onCancelDownload: () => running.current?.abort(),
  };
};
