import type { AuditLog } from '@mobility/openapi';
import { csvOf, textCell } from '../../format/csv.ts';
import { timestampMs } from '../../format/time.ts';

/** The names of the columns, which programs that read the file look for in every language. */
const columns = ['timestamp', 'action', 'entity type', 'user id', 'severity', 'description', 'metadata'];

/** The entries as a file for a spreadsheet, with times in UTC. No cell is run as a formula. */
export const auditCsv = (entries: readonly AuditLog[]): string =>
  csvOf([
    columns,
    ...entries.map(({ timestamp, action, entity_type, user_id, severity, description, metadata }) =>
      [
        new Date(timestampMs(timestamp)).toISOString(),
        action,
        entity_type,
        user_id ?? '',
        severity,
        description,
        metadata ? JSON.stringify(metadata) : '',
      ].map(textCell),
    ),
  ]);
