import { useQuery } from '@tanstack/react-query';
import { useMobility } from '../../../provider/mobility.ts';

/** The saved cards of the signed-in user, newest first. */
export const useSavedCards = () => useQuery(useMobility().queries.listSavedCards());
