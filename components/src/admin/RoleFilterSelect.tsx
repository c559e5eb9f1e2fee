import { admin } from '../intl/generated/en-US/admin.ts';
import { useText } from '../intl/use-text.ts';
import { Select } from '../primitives/Select/Select.tsx';
import type { RoleFilter } from './find-users.ts';

export type RoleFilterSelectProps = { role: RoleFilter; onRole: (role: RoleFilter) => void };

const roleFilters = [
  { id: 'all', text: 'allRoles' },
  { id: 'admin', text: 'admin' },
  { id: 'driver', text: 'driver' },
  { id: 'rider', text: 'rider' },
] as const;

/** Chooses the role of the users that are shown. */
export const RoleFilterSelect = ({ role, onRole }: RoleFilterSelectProps) => {
  const t = useText(admin);
  return (
    <Select
      label={t('role')}
      hideLabel
      options={roleFilters.map(({ id, text }) => ({ id, label: t(text) }))}
      value={role}
      onChange={onRole}
    />
  );
};
