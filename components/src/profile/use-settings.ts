import { useState } from 'react';
import { useSound } from '../provider/alerts/use-sound.ts';
import type { Appearance } from '../provider/mobility.ts';
import { useMobility } from '../provider/mobility.ts';
import { useLanguage } from '../provider/use-language.ts';
import type { AppearanceControl, SettingsProps } from './Settings.tsx';

const useAppearance = (): AppearanceControl | undefined => {
  const { appearance: port } = useMobility();
  const [appearance, setAppearance] = useState<Appearance>(() => port?.read() ?? 'system');
  if (!port) return undefined;
  const onChoose = (next: Appearance): void => {
    port.choose(next);
    setAppearance(next);
  };
  return { appearance, onChoose };
};

/** The settings that the provider has ports for. */
export const useSettings = (): SettingsProps => {
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
