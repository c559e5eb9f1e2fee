import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { deviceNow } from '../../format/use-now.ts';
import { useConnection } from '../../provider/live/use-connection.ts';
import { useSession } from '../../provider/use-session.ts';

/** A server that restores a backup closes the connections and answers at once, in milliseconds. */
const settling = 500;

/**
 * When the live connection was lost, in milliseconds since 1970 by the device's clock; null while there is one, before
 * the first, and after one that the server ended on purpose. A server that stops closes it at once, long before a read
 * has been repeated and given up.
 */
export const useLostConnection = (): number | null => {
  const { isLive } = useConnection();
  const connection = useSelector(useSession(), (session) => session?.children.liveConnection);
  const endedOnPurpose = useSelector(
    connection,
    (snapshot) => snapshot?.matches('closed') || snapshot?.matches('rejected'),
  );
  const wasLive = useRef(isLive);
  const [lostAt, setLostAt] = useState<number | null>(null);
  useEffect(() => {
    if (wasLive.current === isLive) return;
    wasLive.current = isLive;
    if (isLive || endedOnPurpose) return setLostAt(null);
    const handle = setTimeout(setLostAt, settling, deviceNow());
    return () => clearTimeout(handle);
  }, [isLive, endedOnPurpose]);
  return lostAt;
};
