import { type Addressee, mailTo, textsIn, type WrittenMail } from './mail.ts';

const linkMail = (kind: 'validation' | 'passwordReset', to: Addressee, link: string): WrittenMail => {
  const { subject, lead, ending } = textsIn(to.language)[kind];
  return mailTo(to, subject, [`${lead}\n${link}`, ending]);
};

/** The mail with the link that verifies an address. */
export const validationMail = (to: Addressee, link: string): WrittenMail => linkMail('validation', to, link);

/** The mail with the link that sets a new password. */
export const passwordResetMail = (to: Addressee, link: string): WrittenMail =>
  linkMail('passwordReset', to, link);
