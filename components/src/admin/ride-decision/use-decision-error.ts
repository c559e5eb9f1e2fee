import { refusalError } from '@mobility/machines/refusal-error';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { codeOf } from './code-of.ts';

/** Why a decision was refused. */
const refusals = {
  ride_not_cancellable: 'rideChanged',
  ride_taken: 'rideTaken',
  driver_not_available: 'driverNotAvailable',
  driver_busy: 'driverBusy',
  vehicle_not_suitable: 'vehicleNotSuitable',
  out_of_range: 'driverOutOfRange',
} as const;
const isRefusal = (code: string | undefined): code is keyof typeof refusals =>
  code !== undefined && Object.hasOwn(refusals, code);

/** What an admin reads after a decision failed. The server says more, but only in its language. */
export const useDecisionError = (): ((error: unknown) => string) => {
  const t = useText(rideDecision);
  const { errorText, isServersLanguage } = useSentences();
  return (error) => {
    const code = codeOf(error);
    const shown = refusalError('admin.rideDecisionFailed', error);
    const isSaid = isServersLanguage && shown.detail !== undefined;
    return isRefusal(code) && !isSaid ? t(refusals[code]) : errorText(shown);
  };
};
