import picture from '@mobility/openapi/examples/AvatarUpload.json' with { type: 'json' };
import profile from '@mobility/openapi/examples/DriverProfileInput.json' with { type: 'json' };
import location from '@mobility/openapi/examples/LocationUpdate.json' with { type: 'json' };
import newcomer from '@mobility/openapi/examples/RegisterRequest.json' with { type: 'json' };
import place from '@mobility/openapi/examples/SavePlaceRequest.json' with { type: 'json' };
import * as object from '../objects.ts';
import type { Rows } from '../row.ts';
import type { Actor } from '../world.ts';

const register = (_: string, actor: Actor) => ({ ...newcomer, email: `${actor}@new.example` });

/** Signing in, and the signed-in user's own data. */
export const peopleRows: Rows = {
  getHealth: { own: 200 },
  getReadiness: { own: 200 },
  login: {
    own: 200,
    object: object.address,
    body: (email: string) => ({ email, password: 'mobility' }),
  },
  register: { own: 201, body: register },
  verifyEmail: { own: 200, object: object.mailedToken, body: (token: string) => ({ token }) },
  requestPasswordReset: {
    own: 200,
    object: object.address,
    body: (email: string) => ({ email }),
  },
  resetForgottenPassword: {
    own: 200,
    object: object.resetToken,
    body: (token: string) => ({ token, new_password: 'a new password' }),
  },
  issueSocketTicket: { own: 200 },
  getCurrentUser: { own: 200 },
  refreshSession: { own: 200 },
  logout: { own: 200 },
  updateMyProfile: { own: 200, body: { name: 'New Name', phone: '+1 415 555 0199' } },
  changePassword: { own: 200, body: { current_password: 'mobility', new_password: 'a new password' } },
  getSettings: { own: 200 },
  updateSettings: { own: 200, body: { sms_notifications: false } },
  listSessions: { own: 200 },
  revokeSession: { own: 200, object: object.session, foreign: 404 },
  downloadMyData: { own: 200 },
  deleteAccount: { own: 200, body: { password: 'mobility', waived_balance: 100 } },
  keepAccount: { own: 200 },
  sendMyValidationEmail: { own: 200 },
  getTwoFactor: { own: 200 },
  startTwoFactor: { own: 200, body: { password: 'mobility' } },
  confirmTwoFactor: { own: 409, body: { code: '492039' } },
  disableTwoFactor: { own: 409, body: { password: 'mobility', code: '492039' } },
  getMyBalance: { own: 200 },
  uploadAvatar: { own: 200, body: picture },
  removeAvatar: { own: 200 },
  listSavedPlaces: { own: 200 },
  savePlace: { own: 201, body: place },
  deleteSavedPlace: { own: 200, object: object.place, foreign: 404 },
};

/** A driver's profile, preferences, location and presence. */
export const driverRows: Rows = {
  updateLocation: { own: 200, body: location },
  getDriverProfile: { own: 200 },
  createDriverProfile: { own: 409, body: profile },
  updateDriverProfile: { own: 200, body: profile },
  getDriverPreferences: { own: 200 },
  updateDriverPreferences: { own: 200, body: { auto_accept: false } },
  goOnline: { own: 200 },
  goOffline: { own: 200 },
};
