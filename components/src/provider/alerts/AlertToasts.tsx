import { useEffect } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { ToastsOnDemand } from '../../primitives/Toasts/ToastsOnDemand.tsx';
import { useMobility } from '../mobility.ts';
import { preloadAlerts, showAlertLater } from './show-alert-later.ts';

/** Shows the alerts of the provider as toasts. */
export const AlertToasts = () => {
  const { alerts, links } = useMobility();
  const { locale, translations } = useIntl();
  useEffect(preloadAlerts, []);
  useEffect(() => {
    const language = { locale, messages: translations };
    const { unsubscribe } = alerts.on('toast', ({ alert }) => showAlertLater(alert, language, links));
    return unsubscribe;
  }, [alerts, links, locale, translations]);
  return <ToastsOnDemand />;
};
