import { RideHistory } from '@mobility/components/ride';
import { useHistoryParameters } from './use-history-parameters.ts';

/** The rides of the signed-in user; search, filter and the open ride are in the address. */
export default function RidesPage() {
  return <RideHistory {...useHistoryParameters()} />;
}
