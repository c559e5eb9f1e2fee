/** GENERATED from src/intl/de-DE by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Catalogue } from '../../message.ts';
import { account } from './account.ts';
import { adminAnalytics } from './admin-analytics.ts';
import { adminAudit } from './admin-audit.ts';
import { adminConversations } from './admin-conversations.ts';
import { adminDatabase } from './admin-database.ts';
import { adminDemo } from './admin-demo.ts';
import { adminDisputes } from './admin-disputes.ts';
import { adminFilters } from './admin-filters.ts';
import { adminMap } from './admin-map.ts';
import { adminMissing } from './admin-missing.ts';
import { adminNotifications } from './admin-notifications.ts';
import { adminOverview } from './admin-overview.ts';
import { adminPaymentAnalytics } from './admin-payment-analytics.ts';
import { adminPayments } from './admin-payments.ts';
import { adminRides } from './admin-rides.ts';
import { adminSummary } from './admin-summary.ts';
import { adminUsers } from './admin-users.ts';
import { admin } from './admin.ts';
import { auditActions } from './audit-actions.ts';
import { auditChanges } from './audit-changes.ts';
import { auditSentences } from './audit-sentences.ts';
import { auth } from './auth.ts';
import { avatarDemo } from './avatar-demo.ts';
import { banners } from './banners.ts';
import { bookingChoices } from './booking-choices.ts';
import { bookingOutcome } from './booking-outcome.ts';
import { booking } from './booking.ts';
import { car } from './car.ts';
import { common } from './common.ts';
import { conversation } from './conversation.ts';
import { dispute } from './dispute.ts';
import { driverPayments } from './driver-payments.ts';
import { driverStates } from './driver-states.ts';
import { driver } from './driver.ts';
import { driving } from './driving.ts';
import { dutyMap } from './duty-map.ts';
import { dutySettings } from './duty-settings.ts';
import { earnings } from './earnings.ts';
import { editConflict } from './edit-conflict.ts';
import { errorSummary } from './error-summary.ts';
import { format } from './format.ts';
import { healthSentences } from './health-sentences.ts';
import { history } from './history.ts';
import { landing } from './landing.ts';
import { lists } from './lists.ts';
import { loadFailure } from './load-failure.ts';
import { machines } from './machines.ts';
import { map } from './map.ts';
import { navigationApps } from './navigation-apps.ts';
import { noShow } from './no-show.ts';
import { notFound } from './not-found.ts';
import { notices } from './notices.ts';
import { notification } from './notification.ts';
import { offer } from './offer.ts';
import { outcomeSentences } from './outcome-sentences.ts';
import { paymentDue } from './payment-due.ts';
import { payment } from './payment.ts';
import { places } from './places.ts';
import { primitives } from './primitives.ts';
import { profile } from './profile.ts';
import { quickAdds } from './quick-adds.ts';
import { receipt } from './receipt.ts';
import { refusals } from './refusals.ts';
import { restore } from './restore.ts';
import { rideCancel } from './ride-cancel.ts';
import { rideDecision } from './ride-decision.ts';
import { rideEnd } from './ride-end.ts';
import { ride } from './ride.ts';
import { shell } from './shell.ts';
import { startPin } from './start-pin.ts';
import { trip } from './trip.ts';
import { wallet } from './wallet.ts';

/** The texts of de-DE. */
const catalogue: Catalogue = {
  "account": account.messages,
  "admin-analytics": adminAnalytics.messages,
  "admin-audit": adminAudit.messages,
  "admin-conversations": adminConversations.messages,
  "admin-database": adminDatabase.messages,
  "admin-demo": adminDemo.messages,
  "admin-disputes": adminDisputes.messages,
  "admin-filters": adminFilters.messages,
  "admin-map": adminMap.messages,
  "admin-missing": adminMissing.messages,
  "admin-notifications": adminNotifications.messages,
  "admin-overview": adminOverview.messages,
  "admin-payment-analytics": adminPaymentAnalytics.messages,
  "admin-payments": adminPayments.messages,
  "admin-rides": adminRides.messages,
  "admin-summary": adminSummary.messages,
  "admin-users": adminUsers.messages,
  "admin": admin.messages,
  "audit-actions": auditActions.messages,
  "audit-changes": auditChanges.messages,
  "audit-sentences": auditSentences.messages,
  "auth": auth.messages,
  "avatar-demo": avatarDemo.messages,
  "banners": banners.messages,
  "booking-choices": bookingChoices.messages,
  "booking-outcome": bookingOutcome.messages,
  "booking": booking.messages,
  "car": car.messages,
  "common": common.messages,
  "conversation": conversation.messages,
  "dispute": dispute.messages,
  "driver-payments": driverPayments.messages,
  "driver-states": driverStates.messages,
  "driver": driver.messages,
  "driving": driving.messages,
  "duty-map": dutyMap.messages,
  "duty-settings": dutySettings.messages,
  "earnings": earnings.messages,
  "edit-conflict": editConflict.messages,
  "error-summary": errorSummary.messages,
  "format": format.messages,
  "health-sentences": healthSentences.messages,
  "history": history.messages,
  "landing": landing.messages,
  "lists": lists.messages,
  "load-failure": loadFailure.messages,
  "machines": machines.messages,
  "map": map.messages,
  "navigation-apps": navigationApps.messages,
  "no-show": noShow.messages,
  "not-found": notFound.messages,
  "notices": notices.messages,
  "notification": notification.messages,
  "offer": offer.messages,
  "outcome-sentences": outcomeSentences.messages,
  "payment-due": paymentDue.messages,
  "payment": payment.messages,
  "places": places.messages,
  "primitives": primitives.messages,
  "profile": profile.messages,
  "quick-adds": quickAdds.messages,
  "receipt": receipt.messages,
  "refusals": refusals.messages,
  "restore": restore.messages,
  "ride-cancel": rideCancel.messages,
  "ride-decision": rideDecision.messages,
  "ride-end": rideEnd.messages,
  "ride": ride.messages,
  "shell": shell.messages,
  "start-pin": startPin.messages,
  "trip": trip.messages,
  "wallet": wallet.messages,
};

export default catalogue;
