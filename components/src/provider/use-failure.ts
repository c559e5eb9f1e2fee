import type { ShownError } from '@mobility/machines/shown-error';
import { useContext, useEffect, useState } from 'react';
import { useSentences } from '../intl/use-sentences.ts';
import { MobilityContext } from './mobility.ts';

/**
 * The text of an error within a form or a panel. That of a server that could not be reached goes when the network or the live
 * channel is back, or `retry` then repeats what failed.
 */
export const useErrorText = (
  error: ShownError | null | undefined,
  retry?: () => void,
): string | undefined => {
  const { errorText } = useSentences();
  const mobility = useContext(MobilityContext);
  const [over, setOver] = useState<ShownError>();
  useEffect(() => {
    if (error?.reason !== 'error.unreachable') return;
    const act = retry ?? (() => setOver(error));
    const stop = mobility?.presence.watch((event) => event === 'online' && act());
    const connected = mobility?.auth?.on('live_connected', act);
    return () => {
      stop?.();
      connected?.unsubscribe();
    };
  });
  return error && error !== over ? errorText(error) : undefined;
};
