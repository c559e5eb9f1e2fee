import { refusalError } from '@mobility/machines/refusal-error';
import { saveFile } from '../../profile/account/save-file.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { auditCsv } from './audit-csv.ts';
import { type AuditFilters, auditQueryOf } from './audit-filters.ts';

/** The most entries of one file. */
const most = 1_000;

/** Saves the entries that the filters find as a file for a spreadsheet, the first 1,000 of them. */
export const useAuditDownload = (filters: AuditFilters) => {
  const { client, clock, alerts } = useMobility();
  const { run, isPending } = useCommand({
    mutationFn: async () => {
      const now = clock.now();
      const entries = await client.listAuditLogs({ ...auditQueryOf(filters, now), limit: most });
      const day = new Date(now).toISOString().slice(0, 10);
      saveFile(`audit-${day}.csv`, auditCsv(entries), 'text/csv');
    },
    onError: (error) =>
      alerts.send({
        type: 'alert',
        alert: { tone: 'critical', ...refusalError('admin.auditDownloadFailed', error) },
      }),
  });
  return { isDownloading: isPending, onDownload: () => run() };
};
