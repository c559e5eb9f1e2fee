import type { Handlers } from '../operation.ts';
import { createBackup } from './admin/createBackup.ts';
import { createBalanceTransaction } from './admin/createBalanceTransaction.ts';
import { escalateUnpaidRide } from './admin/escalateUnpaidRide.ts';
import { getAdminStats } from './admin/getAdminStats.ts';
import { getAdminUser } from './admin/getAdminUser.ts';
import { getDatabaseStatus } from './admin/getDatabaseStatus.ts';
import { getPaymentAnalytics } from './admin/getPaymentAnalytics.ts';
import { getSystemHealth } from './admin/getSystemHealth.ts';
import { getUserBalance } from './admin/getUserBalance.ts';
import { getWaitingCounts } from './admin/getWaitingCounts.ts';
import { listAdminBalances } from './admin/listAdminBalances.ts';
import { listAdminRides } from './admin/listAdminRides.ts';
import { listAdminUsers } from './admin/listAdminUsers.ts';
import { listAuditLogs } from './admin/listAuditLogs.ts';
import { listBalanceMovements } from './admin/listBalanceMovements.ts';
import { listConversations } from './admin/listConversations.ts';
import { listDriverLocations } from './admin/listDriverLocations.ts';
import { listEmails } from './admin/listEmails.ts';
import { listRideCandidates } from './admin/listRideCandidates.ts';
import { listUnpaidRides } from './admin/listUnpaidRides.ts';
import { listUserPayments } from './admin/listUserPayments.ts';
import { listUserRides } from './admin/listUserRides.ts';
import { notifyRideParticipants } from './admin/notifyRideParticipants.ts';
import { previewRestore } from './admin/previewRestore.ts';
import { refundRide } from './admin/refundRide.ts';
import { releaseRide } from './admin/releaseRide.ts';
import { remindUnpaidRide } from './admin/remindUnpaidRide.ts';
import { resetUserPassword } from './admin/resetUserPassword.ts';
import { restoreBackup } from './admin/restoreBackup.ts';
import { sendDriverBack } from './admin/sendDriverBack.ts';
import { sendUserMessage } from './admin/sendUserMessage.ts';
import { sendValidationEmail } from './admin/sendValidationEmail.ts';
import { setConversationStatus } from './admin/setConversationStatus.ts';
import { setDriverApproval } from './admin/setDriverApproval.ts';
import { setUserStatus } from './admin/setUserStatus.ts';
import { updateUser } from './admin/updateUser.ts';
import { writeOffUnpaidRide } from './admin/writeOffUnpaidRide.ts';
import { getCurrentUser } from './auth/getCurrentUser.ts';
import { issueSocketTicket } from './auth/issueSocketTicket.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { register } from './auth/register.ts';
import { requestPasswordReset } from './auth/requestPasswordReset.ts';
import { resetForgottenPassword } from './auth/resetForgottenPassword.ts';
import { sendMyValidationEmail } from './auth/sendMyValidationEmail.ts';
import { verifyEmail } from './auth/verifyEmail.ts';
import { removeAvatar } from './avatar/removeAvatar.ts';
import { uploadAvatar } from './avatar/uploadAvatar.ts';
import { getSimulation } from './demo/getSimulation.ts';
import { steerSimulation } from './demo/steerSimulation.ts';
import { listDisputes } from './disputes/listDisputes.ts';
import { listMyDisputes } from './disputes/listMyDisputes.ts';
import { resolveDispute } from './disputes/resolveDispute.ts';
import { submitDispute } from './disputes/submitDispute.ts';
import { confirmCashReceived } from './driver/confirmCashReceived.ts';
import { createDriverProfile } from './driver/createDriverProfile.ts';
import { getDriverPreferences } from './driver/getDriverPreferences.ts';
import { getDriverProfile } from './driver/getDriverProfile.ts';
import { goOffline } from './driver/goOffline.ts';
import { goOnline } from './driver/goOnline.ts';
import { listPendingPayments } from './driver/listPendingPayments.ts';
import { reportCashMissing } from './driver/reportCashMissing.ts';
import { updateDriverPreferences } from './driver/updateDriverPreferences.ts';
import { updateDriverProfile } from './driver/updateDriverProfile.ts';
import { updateLocation } from './driver/updateLocation.ts';
import { getHealth } from './health/getHealth.ts';
import { getReadiness } from './health/getReadiness.ts';
import { clearNotifications } from './notifications/clearNotifications.ts';
import { getConversation } from './notifications/getConversation.ts';
import { listNotifications } from './notifications/listNotifications.ts';
import { markNotificationsRead } from './notifications/markNotificationsRead.ts';
import { replyToNotification } from './notifications/replyToNotification.ts';
import { getEarnings } from './payments/getEarnings.ts';
import { getPaymentSessionStatus } from './payments/getPaymentSessionStatus.ts';
import { getPaymentsSummary } from './payments/getPaymentsSummary.ts';
import { getRidePaymentStatus } from './payments/getRidePaymentStatus.ts';
import { initiateRidePayment } from './payments/initiateRidePayment.ts';
import { listPayments } from './payments/listPayments.ts';
import { processRidePayment } from './payments/processRidePayment.ts';
import { deleteSavedPlace } from './places/deleteSavedPlace.ts';
import { listSavedPlaces } from './places/listSavedPlaces.ts';
import { savePlace } from './places/savePlace.ts';
import { bookRide } from './rides/bookRide.ts';
import { cancelRide } from './rides/cancelRide.ts';
import { countMyRides } from './rides/countMyRides.ts';
import { declineRide } from './rides/declineRide.ts';
import { getPenaltyInfo } from './rides/getPenaltyInfo.ts';
import { getSharedTrip } from './rides/getSharedTrip.ts';
import { listAvailableRides } from './rides/listAvailableRides.ts';
import { listMyRides } from './rides/listMyRides.ts';
import { listRideMessages } from './rides/listRideMessages.ts';
import { listUnifiedRides } from './rides/listUnifiedRides.ts';
import { quoteRides } from './rides/quoteRides.ts';
import { rateRide } from './rides/rateRide.ts';
import { rateRider } from './rides/rateRider.ts';
import { reportNoShow } from './rides/reportNoShow.ts';
import { reportSafety } from './rides/reportSafety.ts';
import { sendRideMessage } from './rides/sendRideMessage.ts';
import { shareTrip } from './rides/shareTrip.ts';
import { stopSharingTrip } from './rides/stopSharingTrip.ts';
import { updateRide } from './rides/updateRide.ts';
import { changePassword } from './user/changePassword.ts';
import { confirmTwoFactor } from './user/confirmTwoFactor.ts';
import { deleteAccount } from './user/deleteAccount.ts';
import { disableTwoFactor } from './user/disableTwoFactor.ts';
import { downloadMyData } from './user/downloadMyData.ts';
import { getMyBalance } from './user/getMyBalance.ts';
import { getSettings } from './user/getSettings.ts';
import { getTwoFactor } from './user/getTwoFactor.ts';
import { keepAccount } from './user/keepAccount.ts';
import { listSavedCards } from './user/listSavedCards.ts';
import { listSessions } from './user/listSessions.ts';
import { openCheckout } from './user/openCheckout.ts';
import { removeCard } from './user/removeCard.ts';
import { revokeSession } from './user/revokeSession.ts';
import { saveCard } from './user/saveCard.ts';
import { setDefaultCard } from './user/setDefaultCard.ts';
import { startTwoFactor } from './user/startTwoFactor.ts';
import { topUpBalance } from './user/topUpBalance.ts';
import { updateMyProfile } from './user/updateMyProfile.ts';
import { updateSettings } from './user/updateSettings.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  createBackup,
  getAdminUser,
  getDatabaseStatus,
  getPaymentAnalytics,
  getSystemHealth,
  getWaitingCounts,
  listBalanceMovements,
  listDriverLocations,
  listRideCandidates,
  listUserPayments,
  listUserRides,
  refundRide,
  sendUserMessage,
  previewRestore,
  restoreBackup,
  listDisputes,
  listMyDisputes,
  resolveDispute,
  submitDispute,
  confirmCashReceived,
  reportCashMissing,
  writeOffUnpaidRide,
  listPendingPayments,
  getPaymentSessionStatus,
  getEarnings,
  getPaymentsSummary,
  listPayments,
  listSavedCards,
  listSavedPlaces,
  savePlace,
  deleteSavedPlace,
  removeAvatar,
  removeCard,
  openCheckout,
  saveCard,
  setDefaultCard,
  topUpBalance,
  createBalanceTransaction,
  escalateUnpaidRide,
  getUserBalance,
  listAdminBalances,
  listAdminRides,
  listAuditLogs,
  listEmails,
  listUnpaidRides,
  remindUnpaidRide,
  resetUserPassword,
  sendValidationEmail,
  setUserStatus,
  updateUser,
  verifyEmail,
  requestPasswordReset,
  resetForgottenPassword,
  changePassword,
  deleteAccount,
  keepAccount,
  sendMyValidationEmail,
  getTwoFactor,
  startTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  downloadMyData,
  getSettings,
  listSessions,
  revokeSession,
  updateMyProfile,
  uploadAvatar,
  updateSettings,
  updateDriverProfile,
  listUnifiedRides,
  quoteRides,
  shareTrip,
  stopSharingTrip,
  getSharedTrip,
  reportNoShow,
  reportSafety,
  rateRider,
  bookRide,
  cancelRide,
  clearNotifications,
  createDriverProfile,
  getAdminStats,
  getConversation,
  getCurrentUser,
  getDriverPreferences,
  getDriverProfile,
  getHealth,
  getMyBalance,
  countMyRides,
  declineRide,
  getPenaltyInfo,
  getReadiness,
  getRidePaymentStatus,
  getSimulation,
  goOffline,
  goOnline,
  initiateRidePayment,
  listAdminUsers,
  listAvailableRides,
  listConversations,
  listMyRides,
  listNotifications,
  issueSocketTicket,
  login,
  logout,
  markNotificationsRead,
  notifyRideParticipants,
  releaseRide,
  processRidePayment,
  rateRide,
  refreshSession,
  register,
  replyToNotification,
  listRideMessages,
  sendRideMessage,
  setConversationStatus,
  setDriverApproval,
  sendDriverBack,
  steerSimulation,
  updateDriverPreferences,
  updateLocation,
  updateRide,
};
