/** The prefixes of the paths that the server answers itself; every other address is a page of the app. */
export const serverPaths = [
  '/api',
  '/ws',
  '/docs',
  '/checkout',
  '/first-admin',
  '/reset-password',
  '/verify-email',
];

/** Matches the addresses below these paths. */
export const isServerPage = new RegExp(`^(${serverPaths.join('|')})([/?]|$)`);
