import type { Context } from '../context.ts';
import { queueEmail } from '../store/messages/emails.ts';
import { issueValidation } from '../store/people/email-validations.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

type Receiver = { id: string; name: string; email: string };

const textFor = (name: string, link: string): string =>
  [
    `Hello ${name},`,
    '',
    'please confirm that this e-mail address is yours. The link works once, and for 24 hours:',
    link,
    '',
    'If you did not expect this mail, there is nothing to do.',
    '',
    'Mobility',
  ].join('\n');

/** Queues the e-mail with the one-time link that verifies an address; earlier links become invalid. */
export const queueValidationEmail = async (
  { config }: Context,
  unit: UnitOfWork,
  { id, name, email }: Receiver,
): Promise<void> => {
  const token = await issueValidation(unit, id, email);
  await queueEmail(unit, {
    kind: 'validation',
    recipient: email,
    subject: 'Confirm your e-mail address',
    text: textFor(name, `${config.publicUrl}/verify-email?token=${token}`),
  });
};
