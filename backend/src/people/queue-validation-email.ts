import type { Language } from '@mobility/openapi';
import type { Context } from '../context.ts';
import { defaultLanguage } from '../domain/language.ts';
import { validationMail } from '../domain/mails/links.ts';
import { queueEmail } from '../store/messages/emails.ts';
import { issueValidation } from '../store/people/email-validations.ts';
import type { UnitOfWork } from '../store/unit-of-work.ts';

type Receiver = { id: string; name: string; email: string; language: Language | null };

/** Queues the e-mail with the one-time link that verifies an address; earlier links become invalid. */
export const queueValidationEmail = async (
  { config }: Context,
  unit: UnitOfWork,
  { id, name, email, language }: Receiver,
): Promise<void> => {
  const token = await issueValidation(unit, id, email);
  const link = `${config.publicUrl}/verify-email?token=${token}`;
  await queueEmail(unit, {
    ...validationMail({ name, language: language ?? defaultLanguage }, link),
    kind: 'validation',
    recipient: email,
  });
};
