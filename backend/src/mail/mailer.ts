/** A mail as a mail server takes it. */
export type OutgoingMail = { id: string; recipient: string; subject: string; text: string };

/** Whoever delivers mail. Rejects with the mail server's own words. */
export type Mailer = { send(mail: OutgoingMail): Promise<void> };

type Options = {
  /** smtp://user:password@host:port, or smtps:// */
  smtpUrl: string;
  from: string;
  /** Names the message ids. */
  publicUrl: string;
};

const patience = 10_000;

/** Sends over SMTP; each mail has ten seconds per step. */
export const createMailer = async ({ smtpUrl, from, publicUrl }: Options): Promise<Mailer> => {
  // Only installations with a mail server pay for loading it.
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
    async send({ id, recipient, subject, text }) {
      await transport.sendMail({
        from,
        // As an object it is one address, whatever it contains.
        to: { name: '', address: recipient },
        subject,
        text,
        // The same for every attempt, so that a mail that came twice can be told.
        messageId: `<${id}@${hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
};
