import { limits } from '@mobility/openapi/limits';
import { useEffect, useState } from 'react';

/** False for the first 100 ms after sign-in, in which the console loads nothing. */
export const useHasSettled = (): boolean => {
  const [hasSettled, settle] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => settle(true), limits.admin.startsAfter);
    return () => clearTimeout(handle);
  }, []);
  return hasSettled;
};
