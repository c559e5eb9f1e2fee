/** The password of every demo account. It is public. */
export const demoPassword = 'mobility';

/** The e-mail address of the demo account of each role. */
export const demoEmails = {
  rider: 'rider@mobility.example',
  driver: 'driver@mobility.example',
  admin: 'admin@mobility.example',
} as const;

/** Whether these are the public credentials of a demo account. */
export const arePublic = ({ email, password }: { email: string; password: string }): boolean =>
  password === demoPassword && Object.values(demoEmails).some((known) => known === email);
