import { useEffect } from 'react';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { ToastsOnDemand } from '../../primitives/Toasts/ToastsOnDemand.tsx';
import { useMobility } from '../mobility.ts';
import { preloadAlerts, showAlertLater } from './show-alert-later.ts';

/** Shows the alerts of the provider as toasts. */
export const AlertToasts = () => {
  const { alerts, links, queryClient } = useMobility();
  const { locale, translations } = useIntl();
  useEffect(preloadAlerts, []);
  useEffect(() => {
    const language = { locale, messages: translations };
    const { unsubscribe } = alerts.on('toast', ({ alert }) =>
      showAlertLater(alert, language, { links, queryClient }),
    );
    return unsubscribe;
  }, [alerts, links, queryClient, locale, translations]);
  return <ToastsOnDemand />;
};
