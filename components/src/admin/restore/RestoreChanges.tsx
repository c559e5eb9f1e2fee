import type { RestorePreview, Role } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';

/** The number of users that a restore adds, and those that it removes: by name if the server sends the names. */
const People = ({ users_added, users_removed, removed_users = [] }: RestorePreview) => {
  const t = useText(restore);
  const removed = t('usersRemoved', { count: users_removed });
  return (
    <>
      {users_added > 0 && <p>{t('usersAdded', { count: users_added })}</p>}
      {removed_users.length > 0 ? (
        <ChangeList title={removed} total={users_removed} changes={removed_users} />
      ) : (
        users_removed > 0 && <p>{removed}</p>
      )}
    </>
  );
};

/** The numbers of rides that a restore adds, removes and changes, as far as the server tells them. */
const Rides = ({ rides_added = 0, rides_removed = 0, rides_changed = 0 }: RestorePreview) => {
  const t = useText(restore);
  const lines = [
    ...(rides_added > 0 ? [t('ridesAdded', { count: rides_added })] : []),
    ...(rides_removed > 0 ? [t('ridesRemoved', { count: rides_removed })] : []),
    ...(rides_changed > 0 ? [t('ridesChanged', { count: rides_changed })] : []),
  ];
  return lines.length > 0 ? <p>{lines.join(' · ')}</p> : null;
};

/** The users whose name or address a restore changes, under their present name and address. */
const Persons = ({ person_changes = [], person_changes_total = 0 }: RestorePreview) => {
  const t = useText(restore);
  return (
    <ChangeList
      title={t('persons', { count: person_changes_total })}
      total={person_changes_total}
      changes={person_changes.map(({ from_name, from_email, name, email }) => ({
        name: from_name,
        email: from_email,
        becomes: [...(name === from_name ? [] : [name]), ...(email === from_email ? [] : [email])],
      }))}
    />
  );
};

/** The accounts that a restore locks, unlocks, approves, or whose second factor it changes. */
const Access = (preview: RestorePreview) => {
  const t = useText(restore);
  const { lock_changes = [], lock_changes_total = 0 } = preview;
  const { approval_changes = [], approval_changes_total = 0 } = preview;
  const { two_factor_changes = [], two_factor_changes_total = 0 } = preview;
  const lockName = (locked: boolean): string => t(locked ? 'locked' : 'open');
  const approvalName = (approved: boolean): string => t(approved ? 'approved' : 'notApproved');
  return (
    <>
      <ChangeList
        title={t('locks', { count: lock_changes_total })}
        total={lock_changes_total}
        changes={lock_changes.map(({ locked, ...person }) => ({
          ...person,
          from: lockName(!locked),
          to: lockName(locked),
        }))}
      />
      <ChangeList
        title={t('approvals', { count: approval_changes_total })}
        total={approval_changes_total}
        changes={approval_changes.map(({ approved, ...person }) => ({
          ...person,
          from: approvalName(!approved),
          to: approvalName(approved),
        }))}
      />
      <ChangeList
        title={t('twoFactor', { count: two_factor_changes_total })}
        total={two_factor_changes_total}
        changes={two_factor_changes.map(({ enabled, ...person }) => ({
          ...person,
          what: t(enabled ? 'twoFactorOn' : 'twoFactorOff'),
        }))}
      />
    </>
  );
};

/** How many changes of users need the password of the admin, as far as the server tells them. */
export const changesOf = (preview: RestorePreview): number =>
  preview.role_changes_total +
  preview.balance_changes_total +
  (preview.lock_changes_total ?? 0) +
  (preview.approval_changes_total ?? 0) +
  (preview.two_factor_changes_total ?? 0) +
  (preview.password_changes_total ?? 0) +
  (preview.person_changes_total ?? 0);

/** What a restore changes of users, by name, and the numbers of rides. */
export const RestoreChanges = ({ preview }: { preview: RestorePreview }) => {
  const t = useText(restore);
  const { money } = useFormats();
  const names: Partial<Record<Role, string>> = { rider: t('rider'), driver: t('driver'), admin: t('admin') };
  const roleName = (role: Role | null): string => (role === null ? t('noAccount') : (names[role] ?? role));
  const { role_changes, role_changes_total, balance_changes, balance_changes_total } = preview;
  const { password_changes, password_changes_total = 0 } = preview;
  return (
    <>
      <People {...preview} />
      <Rides {...preview} />
      {changesOf(preview) === 0 && <Notice tone="positive" title={t('noChanges')} />}
      <ChangeList
        title={t('roles', { count: role_changes_total })}
        total={role_changes_total}
        changes={role_changes.map(({ from, to, ...person }) => ({
          ...person,
          from: roleName(from),
          to: roleName(to),
          isNewAdmin: to === 'admin' && from !== 'admin',
        }))}
      />
      <ChangeList
        title={t('balances', { count: balance_changes_total })}
        total={balance_changes_total}
        changes={balance_changes.map(({ from, to, ...person }) => ({
          ...person,
          from: money(from),
          to: money(to),
        }))}
      />
      <Access {...preview} />
      {password_changes ? (
        <ChangeList
          title={t('passwords', { count: password_changes_total })}
          total={password_changes_total}
          changes={password_changes}
        />
      ) : (
        password_changes_total > 0 && <p>{t('passwords', { count: password_changes_total })}</p>
      )}
      <Persons {...preview} />
    </>
  );
};
