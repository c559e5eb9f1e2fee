import { useEffect, useRef, useState } from 'react';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useMobility } from '../../provider/mobility.ts';

/**
 * When the live connection was lost, in milliseconds since 1970; null while there is one, and before the first. A server that
 * stops closes it at once, long before a read has been repeated and given up.
 */
export const useLostConnection = (): number | null => {
  const { clock } = useMobility();
  const { isLive } = useConnection();
  const wasLive = useRef(isLive);
  const [lostAt, setLostAt] = useState<number | null>(null);
  useEffect(() => {
    if (wasLive.current !== isLive) setLostAt(isLive ? null : clock.now());
    wasLive.current = isLive;
  }, [isLive, clock]);
  return lostAt;
};
