import type { Language } from '@mobility/openapi';
import { mailHtml } from './mail-html.ts';

/** A mail in the form that a mail server accepts. */
export type OutgoingMail = {
  id: string;
  recipient: string;
  language: Language;
  subject: string;
  text: string;
};

/** Delivers mail. Rejects with the mail server's message. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

type Options = {
  /** smtp://user:password@host:port, or smtps:// */
  smtpUrl: string;
  from: string;
  /** Its host name is part of each message id. */
  publicUrl: string;
};

const patience = 10_000;

/** Sends over SMTP; each mail has ten seconds per step. */
export const createMailer = async ({ smtpUrl, from, publicUrl }: Options): Promise<Mailer> => {
  // Loaded only if a mail server is configured.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(publicUrl);
  return {
    async send({ id, recipient, language, subject, text }) {
      await transport.sendMail({
        from,
        // An object is always treated as one address.
        to: { name: '', address: recipient },
        subject,
        text,
        html: mailHtml({ language, text }),
        // The same for every attempt, so that a duplicate can be recognised.
        messageId: `<${id}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      });
    },
  };
};
