import { useQuery } from '@tanstack/react-query';
import { useMobility } from './mobility.ts';

/** The balance of the signed-in user and its transactions. */
export const useBalance = () => useQuery(useMobility().queries.getMyBalance());
