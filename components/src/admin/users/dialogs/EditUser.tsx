import { userUpdateError } from '@mobility/machines/user-action-error';
import { useState } from 'react';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useMobility } from '../../../provider/mobility.ts';
import type { DialogProps } from './dialog-props.ts';
import { type EditedUser, EditUserView } from './EditUserView.tsx';
import { useUserCommand } from './use-user-command.ts';

/** Changes the name, the e-mail address and the role of a user. */
export const EditUser = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const { errorText } = useSentences();
  const [edited, setEdited] = useState<EditedUser>({ name: user.name, email: user.email, role: user.role });
  const { isPending, error, run } = useUserCommand({
    call: (body: EditedUser) => client.updateUser(user.id, body),
    done: ({ name }) => ({ message: 'admin.userUpdated', params: { name: name || edited.name } }),
    failed: userUpdateError,
    onDone: onClose,
  });
  return (
    <EditUserView
      user={user}
      edited={edited}
      isPending={isPending}
      error={error ? errorText(error) : undefined}
      onEdit={(change) => setEdited({ ...edited, ...change })}
      onSave={() => run(edited)}
      onClose={onClose}
    />
  );
};
