/** GENERATED from components/src/intl/en-US/machines.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */

export type AccountMessageKey =
  | 'account.passwordsDiffer'
  | 'account.passwordFailed'
  | 'account.passwordChanged'
  | 'account.settingsFailed'
  | 'account.revokeFailed'
  | 'account.dataFailed'
  | 'account.waiverNeeded'
  | 'account.deleteFailed'
  | 'account.deletionScheduled'
  | 'account.twoFactorFailed'
  | 'account.twoFactorOn'
  | 'account.twoFactorOff'
  | 'account.keepFailed';
export type AdminMessageKey =
  | 'admin.driverApproved'
  | 'admin.driverSentBack'
  | 'admin.approvalRevoked'
  | 'admin.rideOfferedAgain'
  | 'admin.rideOffered'
  | 'admin.rideCancelled'
  | 'admin.rideWrittenOff'
  | 'admin.reminded'
  | 'admin.remindFailed'
  | 'admin.escalated'
  | 'admin.escalateFailed'
  | 'admin.auditDownloadFailed'
  | 'admin.backupFailed'
  | 'admin.disputeRefunded'
  | 'admin.disputeRejected'
  | 'admin.disputeFailed'
  | 'admin.notificationFailed'
  | 'admin.notificationSent'
  | 'admin.enterReason'
  | 'admin.enterMessage'
  | 'admin.approvalFailed'
  | 'admin.statusFailed'
  | 'admin.validationFailed'
  | 'admin.passwordFailed'
  | 'admin.updateFailed'
  | 'admin.updateMissing'
  | 'admin.userNotFound'
  | 'admin.userUnread'
  | 'admin.adminRequired'
  | 'admin.balanceFailed'
  | 'admin.transactionFailed'
  | 'admin.invalidAmount'
  | 'admin.amountTooHigh'
  | 'admin.userLocked'
  | 'admin.userUnlocked'
  | 'admin.userUpdated'
  | 'admin.passwordReset'
  | 'admin.validationSent'
  | 'admin.rideRefunded';
export type AuthMessageKey =
  | 'auth.welcomeBack'
  | 'auth.welcome'
  | 'auth.loggedOut'
  | 'auth.sessionExpired'
  | 'auth.accountLocked'
  | 'auth.loginFailed'
  | 'auth.registrationFailed'
  | 'auth.fillAllFields'
  | 'auth.fieldRequired'
  | 'auth.passwordTooShort'
  | 'auth.invalidEmail'
  | 'auth.invalidPhone'
  | 'auth.codeRequired'
  | 'auth.codeInvalid'
  | 'auth.resetFailed';
export type AvatarMessageKey =
  | 'avatar.updated'
  | 'avatar.updateFailed'
  | 'avatar.removed'
  | 'avatar.removeFailed'
  | 'avatar.unreadable'
  | 'avatar.notAvailable';
export type BookingMessageKey =
  | 'booking.selectBothPlaces'
  | 'booking.lookupSlow'
  | 'booking.failed'
  | 'booking.previousLoaded'
  | 'booking.placeNotFound'
  | 'booking.tooLong'
  | 'booking.samePlace'
  | 'booking.mapsUnavailable'
  | 'booking.coordinatesNumeric'
  | 'booking.coordinatesRange'
  | 'booking.approximatePlace'
  | 'booking.checkPlaces';
export type CardMessageKey =
  | 'card.invalidNumber'
  | 'card.invalidExpiry'
  | 'card.invalidCvc'
  | 'card.nameRequired';
export type DisputeMessageKey =
  | 'dispute.typeRequired'
  | 'dispute.reasonRequired'
  | 'dispute.descriptionRequired'
  | 'dispute.descriptionTooShort'
  | 'dispute.invalidRefund'
  | 'dispute.failed'
  | 'dispute.failedTryAgain'
  | 'dispute.submitted';
export type DriverMessageKey =
  | 'driver.locationRequired'
  | 'driver.enterLocation'
  | 'driver.statusFailed'
  | 'driver.preferencesLoadFailed'
  | 'driver.preferencesFailed'
  | 'driver.locationFailed'
  | 'driver.geolocationUnsupported'
  | 'driver.geolocationFailed'
  | 'driver.positionRefused'
  | 'driver.locationUpdated'
  | 'driver.approximateLocation'
  | 'driver.nowOnline'
  | 'driver.nowOffline'
  | 'driver.profileCreated'
  | 'driver.profileFailed'
  | 'driver.profileLoadFailed'
  | 'driver.cashConfirmed'
  | 'driver.cashReportedMissing'
  | 'driver.cashAnswerFailed'
  | 'driver.fieldRequired'
  | 'driver.yearOutOfRange'
  | 'driver.updateNotImplemented';
export type ErrorMessageKey =
  | 'error.unreachable'
  | 'error.slow';
export type InboxMessageKey =
  | 'inbox.rideRequest'
  | 'inbox.rideNoLongerAvailable'
  | 'inbox.rideRedistributed'
  | 'inbox.rideAccepted'
  | 'inbox.driverArrived'
  | 'inbox.rideStarted'
  | 'inbox.rideCompleted'
  | 'inbox.rideCancelled'
  | 'inbox.rideMessage'
  | 'inbox.adminMessage'
  | 'inbox.adminRideMessage'
  | 'inbox.replyReceived'
  | 'inbox.other'
  | 'inbox.paymentRequired'
  | 'inbox.balanceTransaction';
export type LanguageMessageKey =
  | 'language.loadFailed';
export type LiveMessageKey =
  | 'live.connectionError'
  | 'live.connectionFailed'
  | 'live.unableToConnect'
  | 'live.rideRequest'
  | 'live.newAvailableRide'
  | 'live.rideAccepted'
  | 'live.rideNoLongerAvailable'
  | 'live.rideRedistributed'
  | 'live.driverArrived'
  | 'live.rideStarted'
  | 'live.rideCompleted'
  | 'live.rideCancelled'
  | 'live.rideCancelledNoReason'
  | 'live.rideMessage'
  | 'live.adminMessage'
  | 'live.replyReceived'
  | 'live.driverNearby'
  | 'live.riderNearby'
  | 'live.paymentRequired'
  | 'live.payNow'
  | 'live.balanceChanged'
  | 'live.movement'
  | 'live.newBalance'
  | 'live.completedToPay';
export type PaymentMessageKey =
  | 'payment.loadFailed'
  | 'payment.initiateFailed'
  | 'payment.processFailed'
  | 'payment.completed'
  | 'payment.cardFailed'
  | 'payment.cardSaved'
  | 'payment.cardNotSaved'
  | 'payment.checkSucceeded'
  | 'payment.checkDeclined'
  | 'payment.checkTimedOut'
  | 'payment.checkFailed';
export type PlacesMessageKey =
  | 'places.saved'
  | 'places.failed';
export type ProfileMessageKey =
  | 'profile.updated'
  | 'profile.updateFailed';
export type ReplyMessageKey =
  | 'reply.enterMessage'
  | 'reply.sent'
  | 'reply.failed';
export type RestoreMessageKey =
  | 'restore.notJson'
  | 'restore.notBackup'
  | 'restore.unreadable'
  | 'restore.unprocessable'
  | 'restore.failed'
  | 'restore.done'
  | 'restore.doneWithErrors'
  | 'restore.doneWithoutYou';
export type RideMessageKey =
  | 'ride.cancelConfirm'
  | 'ride.cancelled'
  | 'ride.redistributed'
  | 'ride.accepted'
  | 'ride.completed'
  | 'ride.penaltyChanged'
  | 'ride.cannotCancel'
  | 'ride.notFound'
  | 'ride.cancelNotAuthorized'
  | 'ride.cancelFailed'
  | 'ride.pinMissing'
  | 'ride.penaltyFailed'
  | 'ride.acceptFailed'
  | 'ride.updateFailed'
  | 'ride.messageFailed'
  | 'ride.ratingFailed'
  | 'ride.ratingSubmitted'
  | 'ride.historyFailed'
  | 'ride.recentFailed';
export type SafetyMessageKey =
  | 'safety.describe'
  | 'safety.failed';
export type ShareMessageKey =
  | 'share.failed'
  | 'share.stopFailed';
export type WalletMessageKey =
  | 'wallet.failed';

/** The key of every sentence that a machine can ask for. */
export type MessageKey =
  | AccountMessageKey
  | AdminMessageKey
  | AuthMessageKey
  | AvatarMessageKey
  | BookingMessageKey
  | CardMessageKey
  | DisputeMessageKey
  | DriverMessageKey
  | ErrorMessageKey
  | InboxMessageKey
  | LanguageMessageKey
  | LiveMessageKey
  | PaymentMessageKey
  | PlacesMessageKey
  | ProfileMessageKey
  | ReplyMessageKey
  | RestoreMessageKey
  | RideMessageKey
  | SafetyMessageKey
  | ShareMessageKey
  | WalletMessageKey;
