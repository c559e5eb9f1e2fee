import type { ShownError } from '@mobility/machines/shown-error';
import { useContext, useEffect, useRef, useState } from 'react';
import { useSentences } from '../intl/use-sentences.ts';
import { MobilityContext } from './mobility.ts';

/** Acts when the server that could not be reached can be: the network or the live channel is back. */
export const useOnceReachable = (reason: ShownError['reason'], act: () => void): void => {
  const mobility = useContext(MobilityContext);
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  // A render during the event must not replace the listener: the new one would not be called.
  useEffect(() => {
    if (reason !== 'error.unreachable') return;
    const stop = mobility?.presence.watch((event) => event === 'online' && latest.current());
    const connected = mobility?.auth?.on('live_connected', () => latest.current());
    return () => {
      stop?.();
      connected?.unsubscribe();
    };
  }, [reason, mobility]);
};

/**
 * The text of an error within a form or a panel. That of a server that could not be reached goes when the network or the live
 * channel is back, or `retry` then repeats what failed.
 */
export const useErrorText = (
  error: ShownError | null | undefined,
  retry?: () => void,
): string | undefined => {
  const { errorText } = useSentences();
  const [over, setOver] = useState<ShownError>();
  useOnceReachable(error?.reason, retry ?? (() => setOver(error ?? undefined)));
  return error && error !== over ? errorText(error) : undefined;
};
