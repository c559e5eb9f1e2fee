import { refusalError } from '@mobility/machines/refusal-error';
import { useRef, useState } from 'react';
import { saveFile } from '../../profile/account/save-file.ts';
import { useFailureToast } from '../../provider/alerts/use-failure-toast.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import { foundIn, withCursor } from '../../provider/with-cursor.ts';
import { foundRows } from '../console/found-rows.ts';
import type { Downloaded, DownloadProgress } from './AuditDownload.tsx';
import { auditCsv } from './audit-csv.ts';
import { type AuditFilters, auditQueryOf } from './audit-filters.ts';
import { entryCounter } from './entry-counter.ts';

/** The most entries of one file. */
const most = 1_000;

const orderOf = ({ sort, direction }: AuditFilters): Downloaded['order'] => {
  if (sort === 'severity') return 'first';
  return direction === 'asc' ? 'oldest' : 'newest';
};

/** How many entries the file will have, where the server says it. */
const totalIn = ({ headers }: Response): number | null => {
  const found = foundIn(headers.get('x-found'));
  return found && (found.count >= most || !found.isMore) ? Math.min(found.count, most) : null;
};

/** Counts the entries of an answer while it arrives, from the start again for another attempt. */
const progressOf =
  (onProgress: (progress: DownloadProgress) => void) =>
  (response: Response): void => {
    const total = totalIn(response);
    const count = entryCounter();
    const parts = new WritableStream({ write: (part) => onProgress({ done: count(part), total }) });
    // The call itself rejects where the body breaks off.
    response
      .clone()
      .body?.pipeTo(parts)
      .catch(() => undefined);
  };

/** Saves the entries that the filters find as a file for a spreadsheet, the first 1,000 of them. It can be cancelled. */
export const useAuditDownload = (filters: AuditFilters) => {
  const { client, clock } = useMobility();
  const tellFailure = useFailureToast();
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const chosen = JSON.stringify(filters);
  const { run, isPending, data } = useCommand({
    mutationFn: async (): Promise<{ chosen: string; file: Downloaded | null }> => {
      const abort = new AbortController();
      running.current = abort;
      const now = clock.now();
      setProgress(null);
      const query = { ...auditQueryOf(filters, now), limit: most };
      const options = { signal: abort.signal, onHeaders: progressOf(setProgress) };
      const answer = await withCursor(client.listAuditLogs(query, options)).catch((error) => {
        if (abort.signal.aborted) return null;
        throw error;
      });
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
    downloadProgress: progress,
    /** The last file of these filters; null if it was cancelled, undefined before the first one. */
    downloaded: data?.chosen === chosen ? data.file : undefined,
    onDownload: () => run(),
    onCancelDownload: () => running.current?.abort(),
  };
};
