import { isSessionOver, type ShownError } from '@mobility/machines/shown-error';
import { useMobility } from '../mobility.ts';

/** Tells in a toast that a command failed. The session itself tells that it is over, once for all calls. */
export const useFailureToast = () => {
  const { alerts } = useMobility();
  return (error: unknown, shown: ShownError): void => {
    if (!isSessionOver(error)) alerts.send({ type: 'alert', alert: { tone: 'critical', ...shown } });
  };
};
