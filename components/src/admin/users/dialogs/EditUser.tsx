import { userUpdateError } from '@mobility/machines/user-action-error';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useText } from '../../../intl/use-text.ts';
import { useMobility } from '../../../provider/mobility.ts';
import type { DialogProps } from './dialog-props.ts';
import { type EditedUser, EditUserView } from './EditUserView.tsx';
import { refusedFields } from './refused-fields.ts';
import { useEdits } from './use-edits.ts';
import { useUserCommand } from './use-user-command.ts';

/** Changes the name, the e-mail address and the role of a user. What was not edited is not sent. */
export const EditUser = ({ user, onClose }: DialogProps) => {
  const { client } = useMobility();
  const t = useText(adminUsers);
  const { sentence, errorText } = useSentences();
  const { edited, changes, edit } = useEdits(user);
  const { isPending, error, cause, sent, run } = useUserCommand({
    call: (body: Partial<EditedUser>) => client.updateUser(user.id, body),
    done: ({ name }) => ({ message: 'admin.userUpdated', params: { name: name || edited.name } }),
    failed: userUpdateError,
    onDone: onClose,
  });
  const refused = refusedFields(cause);
  // A refusal is about the value that was sent, so it goes when the field changes.
  const issues = {
    ...(refused?.name &&
      edited.name === sent?.name && { name: t(edited.name.trim() ? 'nameRefused' : 'nameMissing') }),
    ...(refused?.email && edited.email === sent?.email && { email: sentence('auth.invalidEmail') }),
  };
  return (
    <EditUserView
      user={user}
      edited={edited}
      isPending={isPending}
      issues={issues}
      refusal={cause}
      error={error && !refused ? errorText(error) : undefined}
      onEdit={edit}
      onSave={() => (Object.keys(changes).length > 0 ? run(changes) : onClose())}
      onClose={onClose}
    />
  );
};
