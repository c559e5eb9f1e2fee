import { drivenStatuses } from '../../domain/ride.ts';
import type { Read } from '../store.ts';

/** A subquery of the given drivers who have an active ride now. */
export const drivenBy = (db: Read, driverIds: readonly string[]) =>
  db
    .selectFrom('rides as driven')
    .select((row) => row.ref('driven.driver_id').$notNull().as('driver_id'))
    .where('driven.driver_id', 'in', driverIds)
    .where('driven.status', 'in', drivenStatuses);
