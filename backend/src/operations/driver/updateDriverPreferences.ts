import type { DriverPreferencesPatch } from '@mobility/openapi';
import { originOf, transact } from '../../command.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../operation.ts';
import { fieldChanges } from '../../store/audit/field-changes.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeDriverState, readDriver } from '../../store/people/drivers.ts';
import type { Flag } from '../../store/schema.ts';
import type { UnitOfWork } from '../../store/unit-of-work.ts';

const flag = (value: boolean): Flag => (value ? 1 : 0);

const changeOf = ({ radius_km, auto_accept, notifications_enabled }: DriverPreferencesPatch) => ({
  ...(radius_km === undefined ? {} : { radius_km }),
  ...(auto_accept === undefined ? {} : { auto_accept: flag(auto_accept) }),
  ...(notifications_enabled === undefined ? {} : { notifications_enabled: flag(notifications_enabled) }),
});

const preferencesOf = async (
  { positions }: Context,
  { db }: UnitOfWork,
  caller: Parameters<typeof readDriver>[2],
) => (await readDriver(db, positions.of, caller)).preferences;

/** Changes the preferences that are sent; the others stay. */
export const updateDriverPreferences: Handler<'updateDriverPreferences'> = (context, request) =>
  transact(context, originOf(request), async (unit) => {
    const { caller, body } = request;
    const { radius_km, auto_accept, notifications_enabled } = await preferencesOf(context, unit, caller);
    await changeDriverState(unit, caller.id, changeOf(body));
    await writeAudit(unit, {
      action: 'driver_preferences_changed',
      entity_type: 'driver_preferences',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Driver preferences changed',
      metadata: { changes: fieldChanges({ radius_km, auto_accept, notifications_enabled }, body) },
    });
    return { status: 200 as const, body: await preferencesOf(context, unit, caller) };
  });
