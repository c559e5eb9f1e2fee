import { useEffect } from 'react';
import { useSentences } from '../../intl/use-sentences.ts';
import { Toasts } from '../../primitives/Toasts/Toasts.tsx';
import { useMobility } from '../mobility.ts';
import { showAlert } from './show-alert.ts';

/** Shows the alerts of the provider as toasts. */
export const AlertToasts = () => {
  const { alerts, links } = useMobility();
  const sentences = useSentences();
  useEffect(() => {
    const { unsubscribe } = alerts.on('toast', ({ alert }) => showAlert(alert, sentences, links));
    return unsubscribe;
  }, [alerts, links, sentences]);
  return <Toasts />;
};
