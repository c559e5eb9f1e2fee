import type { RestorePreview, Role } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { restore } from '../../intl/generated/en-US/restore.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import * as styles from './RestoreView.css.ts';

/** The numbers of users that a restore adds and removes. */
const People = ({ users_added, users_removed }: RestorePreview) => {
  const t = useText(restore);
  const lines = [
    ...(users_added > 0 ? [t('usersAdded', { count: users_added })] : []),
    ...(users_removed > 0 ? [t('usersRemoved', { count: users_removed })] : []),
  ];
  return lines.length > 0 ? <p>{lines.join(' · ')}</p> : null;
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

type Change = {
  email: string;
  name: string;
  from?: string;
  to?: string;
  /** The new name, the new address, or both. */
  becomes?: readonly string[];
  isNewAdmin?: boolean;
};
type ChangesProps = { title: string; changes: readonly Change[]; total: number };

/** A text whose direction does not depend on the words around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

const Changes = ({ title, changes, total }: ChangesProps) => {
  const t = useText(restore);
  if (total === 0) return null;
  return (
    <section className={styles.stack}>
      <h3 className={styles.heading}>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ul className={styles.list} aria-label={title} tabIndex={0}>
        {changes.map(({ email, name, from, to, becomes, isNewAdmin }) => (
          <li key={email} className={styles.row}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
              {isNewAdmin && <Badge tone="critical">{t('newAdmin')}</Badge>}
            </span>
            <bdi className={styles.muted}>{email}</bdi>
            {from !== undefined && to !== undefined && (
              <span>
                <MoneyText>{t('fromTo', { from, to })}</MoneyText>
              </span>
            )}
            {becomes && <span>{t('becomes', { to: becomes.map(isolated).join(', ') })}</span>}
          </li>
        ))}
      </ul>
      {total > changes.length && (
        <p className={styles.muted}>{t('more', { count: total - changes.length })}</p>
      )}
    </section>
  );
};

/** The users whose name or address a restore changes, under their present name and address. */
const Persons = ({ person_changes = [], person_changes_total = 0 }: RestorePreview) => {
  const t = useText(restore);
  return (
    <Changes
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

/** How many roles, balances, locks, passwords, names and addresses a restore changes, as far as the server tells them. */
export const changesOf = (preview: RestorePreview): number =>
  preview.role_changes_total +
  preview.balance_changes_total +
  (preview.lock_changes_total ?? 0) +
  (preview.password_changes_total ?? 0) +
  (preview.person_changes_total ?? 0);

/** The roles, the balances, the locks, the passwords, the names and addresses, and the numbers of users and rides that a restore changes. */
export const RestoreChanges = ({ preview }: { preview: RestorePreview }) => {
  const t = useText(restore);
  const { money } = useFormats();
  const names: Partial<Record<Role, string>> = { rider: t('rider'), driver: t('driver'), admin: t('admin') };
  const roleName = (role: Role | null): string => (role === null ? t('noAccount') : (names[role] ?? role));
  const { role_changes, role_changes_total, balance_changes, balance_changes_total } = preview;
  const { lock_changes = [], lock_changes_total = 0 } = preview;
  const { password_changes, password_changes_total = 0 } = preview;
  const lockName = (locked: boolean): string => t(locked ? 'locked' : 'open');
  return (
    <>
      <People {...preview} />
      <Rides {...preview} />
      {changesOf(preview) === 0 && <Notice tone="positive" title={t('noChanges')} />}
      <Changes
        title={t('roles', { count: role_changes_total })}
        total={role_changes_total}
        changes={role_changes.map(({ from, to, ...person }) => ({
          ...person,
          from: roleName(from),
          to: roleName(to),
          isNewAdmin: to === 'admin' && from !== 'admin',
        }))}
      />
      <Changes
        title={t('balances', { count: balance_changes_total })}
        total={balance_changes_total}
        changes={balance_changes.map(({ from, to, ...person }) => ({
          ...person,
          from: money(from),
          to: money(to),
        }))}
      />
      <Changes
        title={t('locks', { count: lock_changes_total })}
        total={lock_changes_total}
        changes={lock_changes.map(({ locked, ...person }) => ({
          ...person,
          from: lockName(!locked),
          to: lockName(locked),
        }))}
      />
      {password_changes ? (
        <Changes
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
