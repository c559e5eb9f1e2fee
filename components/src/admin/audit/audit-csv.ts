import type { AuditLog } from '@mobility/openapi';
import { timestampMs } from '../../format/time.ts';

/** A spreadsheet runs a cell that starts with one of these as a formula. */
const formula = /^[=+\-@\t\r]/;

const cellOf = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

const lineOf = (cells: readonly string[]): string => cells.map(cellOf).join(',');

/** The names of the columns, which programs that read the file look for in every language. */
const columns = ['timestamp', 'action', 'entity type', 'user id', 'severity', 'description', 'metadata'];

/** The entries as a file for a spreadsheet, with times in UTC. No cell is run as a formula. */
export const auditCsv = (entries: readonly AuditLog[]): string =>
  [
    lineOf(columns),
    ...entries.map(({ timestamp, action, entity_type, user_id, severity, description, metadata }) =>
      lineOf([
        new Date(timestampMs(timestamp)).toISOString(),
        action,
        entity_type,
        user_id ?? '',
        severity,
        description,
        metadata ? JSON.stringify(metadata) : '',
      ]),
    ),
  ].join('\r\n');
