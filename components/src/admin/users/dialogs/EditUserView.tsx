import type { Role, User } from '@mobility/openapi';
import { useEffect, useRef } from 'react';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { UserDialog } from './UserDialog.tsx';

const longestName = 100;

export type EditedUser = { name: string; email: string; role: Role };
export type EditUserViewProps = {
  user: User;
  edited: EditedUser;
  isPending: boolean;
  /** What is wrong with the fields that the server refused. */
  issues?: { name?: string; email?: string };
  /** The refusal of the last attempt: each one moves the focus to its field. */
  refusal?: unknown;
  /** Why the last attempt failed. */
  error?: string;
  onEdit: <Field extends keyof EditedUser>(field: Field, value: EditedUser[Field]) => void;
  onSave: () => void;
  onClose: () => void;
};

const roles: readonly Role[] = ['rider', 'driver', 'admin'];

/** The name, the e-mail address and the role of a user, to change. */
export const EditUserView = (props: EditUserViewProps) => {
  const { user, edited, isPending, issues = {}, refusal, onEdit, onSave, ...rest } = props;
  const t = useText(adminUsers);
  const fields = { name: useRef<HTMLInputElement>(null), email: useRef<HTMLInputElement>(null) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refused attempt moves the focus, and typing does not.
  useEffect(() => {
    if (issues.name) fields.name.current?.focus();
    else if (issues.email) fields.email.current?.focus();
  }, [refusal]);
  return (
    <UserDialog
      {...rest}
      title={t('editProfile')}
      user={user}
      confirm={t('save')}
      isPending={isPending}
      onConfirm={onSave}
    >
      <TextField
        inputRef={fields.name}
        label={t('name')}
        errorMessage={issues.name}
        value={edited.name}
        onChange={(name) => onEdit('name', name)}
        isDisabled={isPending}
        autoComplete="off"
        maxLength={longestName}
        description={edited.name.length > longestName - 20 && `${edited.name.length}/${longestName}`}
        autoFocus
      />
      <TextField
        inputRef={fields.email}
        label={t('email')}
        errorMessage={issues.email}
        type="email"
        value={edited.email}
        onChange={(email) => onEdit('email', email)}
        isDisabled={isPending}
        autoComplete="off"
        maxLength={254}
        description={edited.email === user.email ? undefined : t('emailConsequence')}
      />
      <Select
        label={t('role')}
        options={roles.map((id) => ({ id, label: t(id) }))}
        value={edited.role}
        onChange={(role) => onEdit('role', role)}
        isDisabled={isPending}
        description={edited.role === user.role ? undefined : t('roleConsequence')}
      />
    </UserDialog>
  );
};
