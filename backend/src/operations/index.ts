import type { Handlers } from '../operation.ts';
import { getAdminStats } from './admin/getAdminStats.ts';
import { listAdminUsers } from './admin/listAdminUsers.ts';
import { setDriverApproval } from './admin/setDriverApproval.ts';
import { getCurrentUser } from './auth/getCurrentUser.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { register } from './auth/register.ts';
import { createDriverProfile } from './driver/createDriverProfile.ts';
import { getDriverPreferences } from './driver/getDriverPreferences.ts';
import { getDriverProfile } from './driver/getDriverProfile.ts';
import { goOffline } from './driver/goOffline.ts';
import { goOnline } from './driver/goOnline.ts';
import { updateDriverPreferences } from './driver/updateDriverPreferences.ts';
import { updateDriverProfile } from './driver/updateDriverProfile.ts';
import { updateLocation } from './driver/updateLocation.ts';
import { getHealth } from './health/getHealth.ts';
import { getRidePaymentStatus } from './payments/getRidePaymentStatus.ts';
import { initiateRidePayment } from './payments/initiateRidePayment.ts';
import { processRidePayment } from './payments/processRidePayment.ts';
import { bookRide } from './rides/bookRide.ts';
import { cancelRide } from './rides/cancelRide.ts';
import { getPenaltyInfo } from './rides/getPenaltyInfo.ts';
import { listAvailableRides } from './rides/listAvailableRides.ts';
import { listMyRides } from './rides/listMyRides.ts';
import { listUnifiedRides } from './rides/listUnifiedRides.ts';
import { quoteRides } from './rides/quoteRides.ts';
import { rateRide } from './rides/rateRide.ts';
import { rateRider } from './rides/rateRider.ts';
import { updateRide } from './rides/updateRide.ts';
import { changePassword } from './user/changePassword.ts';
import { deleteAccount } from './user/deleteAccount.ts';
import { downloadMyData } from './user/downloadMyData.ts';
import { getMyBalance } from './user/getMyBalance.ts';
import { getSettings } from './user/getSettings.ts';
import { listSessions } from './user/listSessions.ts';
import { revokeSession } from './user/revokeSession.ts';
import { updateMyProfile } from './user/updateMyProfile.ts';
import { updateSettings } from './user/updateSettings.ts';

/** The handler of every operation of the contract. */
export const handlers: Handlers = {
  changePassword,
  deleteAccount,
  downloadMyData,
  getSettings,
  listSessions,
  revokeSession,
  updateMyProfile,
  updateSettings,
  updateDriverProfile,
  listUnifiedRides,
  quoteRides,
  rateRider,
  bookRide,
  cancelRide,
  createDriverProfile,
  getAdminStats,
  getCurrentUser,
  getDriverPreferences,
  getDriverProfile,
  getHealth,
  getMyBalance,
  getPenaltyInfo,
  getRidePaymentStatus,
  goOffline,
  goOnline,
  initiateRidePayment,
  listAdminUsers,
  listAvailableRides,
  listMyRides,
  login,
  logout,
  processRidePayment,
  rateRide,
  refreshSession,
  register,
  setDriverApproval,
  updateDriverPreferences,
  updateLocation,
  updateRide,
};
