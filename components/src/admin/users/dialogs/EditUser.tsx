import { isUnavailable } from '@mobility/machines/unavailable';
import { userUpdateError } from '@mobility/machines/user-action-error';
import type { User } from '@mobility/openapi';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useText } from '../../../intl/use-text.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { codeOf } from '../../ride-decision/code-of.ts';
import { useAdminQueries } from '../../use-admin-queries.ts';
import type { DialogProps } from './dialog-props.ts';
import { type EditedUser, EditUserView } from './EditUserView.tsx';
import { refusedFields } from './refused-fields.ts';
import { useAuthors } from './use-authors.ts';
import { useEdits } from './use-edits.ts';
import { useUserCommand } from './use-user-command.ts';

/**
 * Edits the name, the e-mail address and the role of a user. Only edited fields are sent. If another admin has changed one of
 * them in the meantime, the form asks which value to keep before it sends anything.
 */
export const EditUser = ({ user, onClose }: DialogProps) => {
  const { client, queryClient } = useMobility();
  const queries = useAdminQueries();
  const t = useText(adminUsers);
  const { sentence, errorText } = useSentences();
  const { edited, changes, edit, conflicts, hasConflictWith, keep, take, clear } = useEdits(user);
  const authors = useAuthors(user.id, conflicts);
  /** The user as stored now; as known where the backend has no details. */
  const readAgain = async (): Promise<User> => {
    try {
      return (await queryClient.fetchQuery({ ...queries.getAdminUser(user.id), staleTime: 0 })).user;
    } catch (cause) {
      if (isUnavailable(cause)) return user;
      throw cause;
    }
  };
  const { isPending, error, cause, sent, run } = useUserCommand({
    // Nothing is sent while another admin has changed the same field: the conflict is on screen once the user is read.
    call: async (body: Partial<EditedUser>) =>
      hasConflictWith(await readAgain()) ? null : client.updateUser(user.id, body),
    done: (saved) => saved && { message: 'admin.userUpdated', params: { name: saved.name || edited.name } },
    failed: userUpdateError,
    onDone: () => {
      clear();
      onClose();
    },
  });
  const refused = refusedFields(cause);
  // A refusal is about the value that was sent, so it goes when the field changes.
  const issues = {
    ...(refused?.name &&
      edited.name === sent?.name && { name: t(edited.name.trim() ? 'nameRefused' : 'nameMissing') }),
    ...(refused?.email &&
      edited.email === sent?.email && {
        email: error && codeOf(cause) === 'email_taken' ? errorText(error) : sentence('auth.invalidEmail'),
      }),
  };
  return (
    <EditUserView
      user={user}
      edited={edited}
      conflicts={conflicts}
      authors={authors}
      isPending={isPending}
      issues={issues}
      refusal={cause}
      error={error && !refused ? errorText(error) : undefined}
      onEdit={edit}
      onKeep={keep}
      onTake={take}
      onSave={() => (Object.keys(changes).length > 0 ? run(changes) : onClose())}
      onClose={onClose}
    />
  );
};
