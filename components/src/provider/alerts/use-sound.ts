import { useSelector } from '@xstate/react';
import { useMobility } from '../mobility.ts';

/** The sound settings of alerts; `volume` is 0 to 1. */
export const useSound = () => {
  const { alerts } = useMobility();
  return {
    isMuted: useSelector(alerts, (snapshot) => snapshot.matches('muted')),
    volume: useSelector(alerts, ({ context }) => context.volume),
    setMuted: (isMuted: boolean): void => alerts.send({ type: isMuted ? 'mute' : 'unmute' }),
    setVolume: (volume: number): void => alerts.send({ type: 'setVolume', volume }),
  };
};
