import { shownError } from '@mobility/machines/shown-error';
import { isUnavailable } from '@mobility/machines/unavailable';
import type { Settings } from '@mobility/openapi';
import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFailureToast } from '../../provider/alerts/use-failure-toast.ts';
import { useSound } from '../../provider/alerts/use-sound.ts';
import type { Appearance } from '../../provider/mobility.ts';
import { useMobility } from '../../provider/mobility.ts';
import { useLanguage } from '../../provider/use-language.ts';
import type { AppearanceControl } from './DeviceSettings.tsx';
import type { NotificationSettingsProps } from './NotificationSettings.tsx';
import type { SettingsProps } from './Settings.tsx';

const useAppearance = (): AppearanceControl | undefined => {
  const { appearance: port } = useMobility();
  const [appearance, setAppearance] = useState<Appearance>(() => port?.read() ?? 'system');
  useEffect(() => port?.watch?.(() => setAppearance(port.read())), [port]);
  if (!port) return undefined;
  const onChoose = (next: Appearance): void => {
    port.choose(next);
    setAppearance(next);
  };
  return { appearance, onChoose };
};

/** The settings that the provider has ports for. */
export const useDeviceSettings = (): Omit<SettingsProps, 'notifications' | 'account'> => {
  const { isMuted, volume, setMuted, setVolume } = useSound();
  return {
    appearance: useAppearance(),
    language: useLanguage(),
    soundEnabled: !isMuted,
    onSoundEnabled: (isEnabled) => setMuted(!isEnabled),
    volume,
    onVolume: setVolume,
  };
};

const saving = ['updateSettings'];

/** The settings that the server stores. A change shows while it is being saved; then what is saved shows. */
export const useNotificationSettings = (isShown: boolean): NotificationSettingsProps => {
  const { client, queries, queryClient } = useMobility();
  const tellFailure = useFailureToast();
  const query = queries.getSettings();
  const { data, error, isError, refetch } = useQuery({ ...query, enabled: isShown });
  const { mutate } = useMutation({
    mutationFn: (change: Partial<Settings>) => client.updateSettings(change),
    mutationKey: saving,
    onMutate: () => queryClient.cancelQueries({ queryKey: query.queryKey }),
    onError: (failure) => {
      tellFailure(failure, shownError('account.settingsFailed', failure));
      return queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
    onSuccess: (settings) => queryClient.setQueryData(query.queryKey, settings),
  });
  const changes = useMutationState({
    filters: { mutationKey: saving, status: 'pending' },
    select: ({ state }) => state.variables as Partial<Settings>,
  });
  const lacksSettings = isError && isUnavailable(error);
  return {
    settings: data && Object.assign({}, data, ...changes),
    onChange: mutate,
    isUnavailable: lacksSettings,
    onRetry: isError && !lacksSettings ? () => void refetch() : undefined,
  };
};
