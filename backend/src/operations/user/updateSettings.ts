import { transact } from '../../command.ts';
import type { Handler } from '../../operation.ts';
import { fieldChanges } from '../../store/audit/field-changes.ts';
import { writeAudit } from '../../store/audit.ts';
import { changeSettings, settingsOf } from '../../store/people/settings.ts';

/** Changes the settings that are sent; the others stay. */
export const updateSettings: Handler<'updateSettings'> = (context, { body, caller, requestId }) =>
  transact(context, { requestId, claims: [caller.id] }, async (unit) => {
    const before = await settingsOf(unit.db, caller.id);
    const settings = await changeSettings(unit, caller.id, body);
    await writeAudit(unit, {
      action: 'user_settings_changed',
      entity_type: 'settings',
      entity_id: caller.id,
      user_id: caller.id,
      description: 'Settings changed',
      metadata: { changes: fieldChanges(before, body) },
    });
    return { status: 200 as const, body: settings };
  });
