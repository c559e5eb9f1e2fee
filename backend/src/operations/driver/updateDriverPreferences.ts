import type { DriverPreferencesPatch } from '@mobility/openapi';
import { originOf, transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeDriverState, readDriver } from '../../store/people/drivers.ts';
import type { Flag } from '../../store/schema.ts';

const flag = (value: boolean): Flag => (value ? 1 : 0);

const changeOf = ({ radius_km, auto_accept, notifications_enabled }: DriverPreferencesPatch) => ({
  ...(radius_km === undefined ? {} : { radius_km }),
  ...(auto_accept === undefined ? {} : { auto_accept: flag(auto_accept) }),
  ...(notifications_enabled === undefined ? {} : { notifications_enabled: flag(notifications_enabled) }),
});

/** Changes the preferences that are sent; the others stay. */
export const updateDriverPreferences: Handler<'updateDriverPreferences'> = (context, request) =>
  transact(context, originOf(request), async (unit) => {
    const { caller, body } = request;
    await changeDriverState(unit, caller.id, changeOf(body));
    await writeAudit(unit, {
      action: 'driver_preferences_changed',
      entity_type: 'driver_preferences',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Driver preferences changed',
      metadata: { ...body },
    });
    const { preferences } = await readDriver(unit.db, context.positions.of, caller);
    return { status: 200 as const, body: preferences };
  });
