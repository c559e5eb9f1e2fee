import type { User } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { onDemand, type Part, usePreload } from '../../../primitives/OnDemand/on-demand.tsx';
import { useUser } from '../../../provider/use-user.ts';
import { MissingOnDemand } from '../../panel/MissingOnDemand.tsx';
import { codeOf } from '../../ride-decision/code-of.ts';
import { usePerson } from '../use-person.ts';
import type { DialogProps } from './dialog-props.ts';
import { type UserDialogName, useUserDialog } from './use-user-dialog.ts';

const parts: Record<UserDialogName, Part<DialogProps>> = {
  edit: onDemand(() => import('./EditUser.tsx').then(({ EditUser }) => EditUser)),
  message: onDemand(() => import('./SendMessage.tsx').then(({ SendMessage }) => SendMessage)),
  password: onDemand(() => import('./ResetPassword.tsx').then(({ ResetPassword }) => ResetPassword)),
  balance: onDemand(() => import('../balance/UserBalance.tsx').then(({ UserBalance }) => UserBalance)),
  lock: onDemand(() => import('./LockUser.tsx').then(({ LockUser }) => LockUser)),
  approval: onDemand(() => import('./DriverApproval.tsx').then(({ DriverApproval }) => DriverApproval)),
  'send-back': onDemand(() => import('./SendBack.tsx').then((module) => module.SendBack)),
};

/** Why what a dialog asks is not possible for a user; undefined where it is. */
const reasonAgainst = (name: UserDialogName, user: User, self: User | null) => {
  if (name === 'lock' && user.id === self?.id)
    return { reason: 'ownAccount', action: 'lockAccount' } as const;
  if ((name !== 'approval' && name !== 'send-back') || user.role === 'driver') return undefined;
  return { reason: 'notDriver', action: name === 'approval' ? 'approveDriver' : 'sendBackTitle' } as const;
};

/** The dialog about one user that the address has opened. */
export const UserDialogs = ({ users }: { users: readonly User[] }): ReactNode => {
  const { name, id, close } = useUserDialog();
  const { person, error, isLoading } = usePerson(name && id, users);
  const self = useUser();
  usePreload(...Object.values(parts), MissingOnDemand);
  if (!name || !id) return null;
  const Dialog = parts[name];
  // The question before an approval names the vehicle, and does not grow under the pointer.
  if (name === 'approval' && isLoading) return null;
  const against = person ? reasonAgainst(name, person.user, self) : undefined;
  if (against) return <MissingOnDemand what="user" {...against} onClose={close} />;
  if (person) return <Dialog key={`${name} ${id}`} {...person} onClose={close} />;
  return error ? (
    <MissingOnDemand what="user" isUnread={codeOf(error) !== 'user_not_found'} onClose={close} />
  ) : null;
};
