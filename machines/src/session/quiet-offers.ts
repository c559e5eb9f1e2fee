import type { ActorRefFrom } from 'xstate';
import type { AlertSink } from '../alerts/alert.ts';
import type { preferencesMachine } from '../preferences/machine.ts';
import { shownPreferences } from '../preferences/rules.ts';

type Preferences = Pick<ActorRefFrom<typeof preferencesMachine>, 'getSnapshot'>;

/** Passes alerts on, without those of offers while the driver has switched ride notifications off. */
export const quietOffers = (alerts: AlertSink, preferences: () => Preferences | undefined): AlertSink => ({
  send: (event) => {
    const context = event.alert.isOffer && preferences()?.getSnapshot().context;
    if (context && !shownPreferences(context).notifications_enabled) return;
    alerts.send(event);
  },
});
