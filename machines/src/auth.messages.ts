/** The sentences of signing in and out. */
export type AuthMessageKey =
  | 'auth.welcomeBack'
  | 'auth.welcome'
  | 'auth.loggedOut'
  | 'auth.sessionExpired'
  | 'auth.loginFailed'
  | 'auth.registrationFailed'
  | 'auth.fillAllFields'
  | 'auth.passwordTooShort'
  | 'auth.invalidEmail'
  | 'auth.invalidPhone';
