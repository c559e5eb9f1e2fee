import { useEffect, useRef, useState } from 'react';
import { deviceNow } from '../../format/use-now.ts';
import { useConnection } from '../../provider/live/use-connection.ts';

/**
 * When the live connection was lost, in milliseconds since 1970 by the device's clock; null while there is one, and before the first. A server that
 * stops closes it at once, long before a read has been repeated and given up.
 */
export const useLostConnection = (): number | null => {
  const { isLive } = useConnection();
  const wasLive = useRef(isLive);
  const [lostAt, setLostAt] = useState<number | null>(null);
  useEffect(() => {
    if (wasLive.current !== isLive) setLostAt(isLive ? null : deviceNow());
    wasLive.current = isLive;
  }, [isLive]);
  return lostAt;
};
