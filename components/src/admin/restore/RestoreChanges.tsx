import type { RestorePreview, Role } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ChangeList } from './ChangeList.tsx';
import { DisputeChanges } from './DisputeChanges.tsx';
import { hasOtherId, type PersonChange } from './has-other-id.ts';

type Person = { email: string; name: string };

/** One kind of people with their number, and by name if the server sends the names. */
const Named = ({ title, total, people }: { title: string; total: number; people?: readonly Person[] }) => {
  if (people) return <ChangeList title={title} total={total} changes={people} />;
  return total > 0 ? <p>{title}</p> : null;
};

/** The users that a restore adds and removes. */
const People = ({ users_added, added_users, users_removed, removed_users }: RestorePreview) => {
  const t = useText(restore);
  return (
    <>
      <Named title={t('usersAdded', { count: users_added })} total={users_added} people={added_users} />
      <Named
        title={t('usersRemoved', { count: users_removed })}
        total={users_removed}
        people={removed_users}
      />
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

const newNamesOf = ({ from_name, from_email, name, email }: PersonChange): string[] => [
  ...(name === from_name ? [] : [name]),
  ...(email === from_email ? [] : [email]),
];

/** The users whose name, address or id a restore changes, under their present name and address. */
const Persons = ({ person_changes = [], person_changes_total = 0 }: RestorePreview) => {
  const t = useText(restore);
  return (
    <ChangeList
      title={t('persons', { count: person_changes_total })}
      total={person_changes_total}
      changes={person_changes.map((change) => ({
        name: change.from_name,
        email: change.from_email,
        ...(hasOtherId(change)
          ? { id: `${change.from_email} id`, what: t('otherId') }
          : { becomes: newNamesOf(change) }),
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
  preview.users_added +
  preview.users_removed +
  preview.role_changes_total +
  preview.balance_changes_total +
  (preview.lock_changes_total ?? 0) +
  (preview.approval_changes_total ?? 0) +
  (preview.two_factor_changes_total ?? 0) +
  (preview.password_changes_total ?? 0) +
  (preview.person_changes_total ?? 0);

/** How many other changes are shown, which need no password. */
const otherChangesOf = (preview: RestorePreview): number =>
  (preview.rides_added ?? 0) +
  (preview.rides_removed ?? 0) +
  (preview.rides_changed ?? 0) +
  (preview.dispute_changes_total ?? 0) +
  (preview.disputes_added ?? 0) +
  (preview.disputes_removed ?? 0);

/** What a restore changes of users and disputes, by name, and the numbers of rides. */
export const RestoreChanges = ({ preview }: { preview: RestorePreview }) => {
  const t = useText(restore);
  const { money } = useFormats();
  const names: Partial<Record<Role, string>> = { rider: t('rider'), driver: t('driver'), admin: t('admin') };
  const roleName = (role: Role | null): string => (role === null ? t('noAccount') : (names[role] ?? role));
  const { role_changes, role_changes_total, balance_changes, balance_changes_total } = preview;
  const { password_changes, password_changes_total = 0 } = preview;
  const isUnchanged = changesOf(preview) + otherChangesOf(preview) === 0;
  return (
    <>
      <People {...preview} />
      <Rides {...preview} />
      <DisputeChanges {...preview} />
      {isUnchanged && <Notice tone="positive" title={t('noChanges')} />}
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
      <Named
        title={t('passwords', { count: password_changes_total })}
        total={password_changes_total}
        people={password_changes}
      />
      <Persons {...preview} />
    </>
  );
};
