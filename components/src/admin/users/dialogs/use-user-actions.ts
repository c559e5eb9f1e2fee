import { userActionError } from '@mobility/machines/user-action-error';
import type { User } from '@mobility/openapi';
import { queryTag } from '@mobility/sdk/queries';
import { useCallback, useEffect, useRef } from 'react';
import { useFailureToast } from '../../../provider/alerts/use-failure-toast.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useCommand } from '../../../provider/use-command.ts';
import { useAddress } from '../../console/parameters.ts';
import { useDoneDetail } from '../../message/use-done-detail.ts';
import { lockNotice } from '../lock-notice.ts';
import type { UserAction } from '../UserMenu.tsx';
import { useUserDialog } from './use-user-dialog.ts';

type DirectAction = { user: User; action: 'validation' | 'unlock' };

/** Sends the validation e-mail or unlocks a user, which needs no dialog. A toast has the result. */
const useDirectAction = () => {
  const { client, alerts, queryClient } = useMobility();
  const doneDetail = useDoneDetail();
  const tellFailure = useFailureToast();
  const { run } = useCommand({
    isSame: (running, given) => running.user.id === given.user.id && running.action === given.action,
    mutationFn: async ({ user, action }: DirectAction) => {
      if (action === 'unlock') {
        await client.setUserStatus(user.id, { is_active: true });
        return lockNotice(user, false);
      }
      const detail = await doneDetail('sendValidationEmail', await client.sendValidationEmail(user.id));
      return { message: 'admin.validationSent', ...detail } as const;
    },
    onSuccess: (done) => alerts.send({ type: 'alert', alert: { tone: 'success', ...done } }),
    onError: (error, { action }) => {
      const message = action === 'unlock' ? 'admin.statusFailed' : 'admin.validationFailed';
      tellFailure(error, userActionError(message, error));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryTag('admin') }),
  });
  return run;
};

/** Starts an action on a user: at once, in a dialog, or in the drawer with the details. The function never changes. */
export const useUserActions = (): ((action: UserAction, user: User) => void) => {
  const { parameters, change } = useAddress();
  const { open } = useUserDialog();
  const act = useDirectAction();
  const start = (action: UserAction, user: User): void => {
    // Another person takes the place of the one before, so that Back closes the details.
    if (action === 'details') change({ user: user.id, payments: null }, { push: !parameters.has('user') });
    else if (action === 'validation' || action === 'unlock') act({ user, action });
    else open(action, user.id);
  };
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  return useCallback((action, user) => latest.current(action, user), []);
};
