import { refusalError } from '@mobility/machines/refusal-error';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { codeOf } from './code-of.ts';

/** Why an offer was refused. */
const ofDriver = {
  ride_taken: 'rideTaken',
  driver_not_available: 'driverNotAvailable',
  driver_busy: 'driverBusy',
  vehicle_not_suitable: 'vehicleNotSuitable',
  out_of_range: 'driverOutOfRange',
} as const;
const isOfDriver = (code: string | undefined): code is keyof typeof ofDriver =>
  code !== undefined && Object.hasOwn(ofDriver, code);

/** What an admin reads after a decision failed. The server says more about a chosen driver, but only in its language. */
export const useDecisionError = (): ((error: unknown) => string) => {
  const t = useText(rideDecision);
  const { errorText, isServersLanguage } = useSentences();
  return (error) => {
    const code = codeOf(error);
    const shown = refusalError('admin.rideDecisionFailed', error);
    const isSaid = isServersLanguage && shown.detail !== undefined;
    return isOfDriver(code) && !isSaid ? t(ofDriver[code]) : errorText(shown);
  };
};
