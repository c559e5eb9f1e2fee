import { userActionError } from '@mobility/machines/user-action-error';
import type { User } from '@mobility/openapi';
import { useSentences } from '../../../intl/use-sentences.ts';
import { codeOf } from '../../ride-decision/code-of.ts';
import type { UserAction } from '../UserMenu.tsx';
import { usePerson } from '../use-person.ts';
import { Drawer } from './Drawer.tsx';
import { UserDetails } from './UserDetails.tsx';
import { DrawerMessage } from './UserDetailsView.tsx';
import { useSteps } from './use-steps.ts';

export type UserDrawerProps = {
  /** The id of the user; null closes the drawer. */
  id: string | null;
  /** The users in the table, between which the arrow keys step. */
  users: readonly User[];
  onAction: (action: UserAction, user: User) => void;
};

/** The details of one user beside the table. */
export const UserDrawer = ({ id, users, onAction }: UserDrawerProps) => {
  const { person, error, retry } = usePerson(id, users);
  const { errorText } = useSentences();
  const steps = useSteps(id, users);
  if (id === null) return null;
  return (
    <Drawer {...steps}>
      {person ? (
        <UserDetails key={id} person={person} onAction={onAction} onClose={steps.onClose} />
      ) : (
        <DrawerMessage
          error={error ? errorText(userActionError('admin.userUnread', error)) : undefined}
          onRetry={codeOf(error) === 'user_not_found' ? undefined : retry}
          onClose={steps.onClose}
        />
      )}
    </Drawer>
  );
};
