import { shownError } from '@mobility/machines/shown-error';
import { isUnavailable } from '@mobility/machines/unavailable';
import type { LoginSession } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { useFailureToast } from '../../provider/alerts/use-failure-toast.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useCommand } from '../../provider/use-command.ts';
import type { AccountAction, AccountRowsProps } from '../settings/AccountRows.tsx';
import { saveFile } from './save-file.ts';

/** How many devices are signed in, and when the last one did. */
const useActivityHint = (isShown: boolean): string | undefined => {
  const { queries } = useMobility();
  const t = useText(account);
  const { dateTime } = useFormats();
  const sessions = useQuery({ ...queries.listSessions(), enabled: isShown });
  if (sessions.isError) return isUnavailable(sessions.error) ? t('notAvailable') : undefined;
  const open = sessions.data?.filter(({ ended_at }) => ended_at === null) ?? [];
  const newest = open.reduce<LoginSession | undefined>(
    (last, session) => (last && last.created_at > session.created_at ? last : session),
    undefined,
  );
  return newest && t('devices', { count: open.length, time: dateTime(newest.created_at) });
};

/** Whether two-factor authentication is on. */
const useTwoFactorHint = (isShown: boolean): string | undefined => {
  const t = useText(account);
  const { data, error } = useQuery({ ...useMobility().queries.getTwoFactor(), enabled: isShown });
  if (error) return isUnavailable(error) ? t('notAvailable') : undefined;
  return data && t(data.enabled ? 'on' : 'off');
};

const useDownload = () => {
  const { client, clock } = useMobility();
  const tellFailure = useFailureToast();
  return useCommand({
    mutationFn: () => client.downloadMyData(),
    onSuccess: (data) => {
      const day = new Date(clock.now()).toISOString().slice(0, 10);
      saveFile(`mobility-${day}.json`, JSON.stringify(data, null, 2), 'application/json');
    },
    onError: (error) => {
      if (!isUnavailable(error)) tellFailure(error, shownError('account.dataFailed', error));
    },
  });
};

/** The rows of the account, and the dialog that is open. */
export const useAccount = (isShown: boolean) => {
  const t = useText(account);
  const [open, setOpen] = useState<Exclude<AccountAction, 'downloadData'> | null>(null);
  const activity = useActivityHint(isShown);
  const twoFactor = useTwoFactorHint(isShown);
  const download = useDownload();
  const isDataMissing = download.error !== null && isUnavailable(download.error);
  const rows: AccountRowsProps = {
    onOpen: (action) => (action === 'downloadData' ? download.run() : setOpen(action)),
    pending: download.isPending ? 'downloadData' : null,
    hints: {
      ...(activity && { loginActivity: activity }),
      ...(twoFactor && { twoFactor }),
      ...(isDataMissing && { downloadData: t('notAvailable') }),
    },
  };
  const close = useCallback(() => setOpen(null), []);
  return { rows, open, close };
};
