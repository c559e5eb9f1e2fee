import type { Context } from '../context.ts';
import { auditMonthsClaim } from '../store/claims/claims.ts';
import { isInUse, monthsToOpen, openMonth } from '../store/months/audit-months.ts';

/** Opens the partitions of the audit trail for the next months. Until then, entries go into the newest one. */
export const openAuditMonths = async ({ store, now, log }: Context): Promise<void> => {
  try {
    for (const start of await monthsToOpen(store.read, now()))
      await store.transaction((db) => openMonth(db, start), [auditMonthsClaim]);
  } catch (error) {
    if (!isInUse(error)) throw error;
    log.info('the next month of the audit trail is not open yet, because the trail is being read');
  }
};
