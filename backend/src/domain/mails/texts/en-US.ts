import type { MailTexts } from './mail-texts.ts';

export const english: MailTexts = {
  greeting: (name) => `Hello ${name},`,
  validation: {
    subject: 'Confirm your e-mail address',
    lead: 'please confirm that this e-mail address is yours. The link works once, and for 24 hours:',
    ending: 'If you did not expect this mail, there is nothing to do.',
  },
  passwordReset: {
    subject: 'Set a new password',
    lead: 'set a new password here. The link works once, and for an hour:',
    ending: 'If you did not ask for this mail, there is nothing to do: your password stays as it is.',
  },
  receipt: {
    rideSubject: (ride) => `Your receipt for ride ${ride}`,
    topUpSubject: 'Your receipt for a top-up',
    ridePaid: 'Thank you. Your payment was received.',
    toppedUp: 'Thank you. Your payment was received and added to your balance.',
    ride: 'Ride:',
    from: 'From:',
    to: 'To:',
    amount: 'Amount:',
    paidBy: 'Paid by:',
    date: 'Date:',
    payment: 'Payment:',
    balance: 'Mobility balance',
    cash: 'Cash',
    card: 'Card',
    cardEndingIn: (digits) => `Card ending in ${digits}`,
  },
  reminder: {
    subject: (ride) => `Please pay for your ride ${ride}`,
    lead: (from, to) => `your ride from ${from} to ${to} is not paid yet.`,
    openAmount: 'Open amount:',
    payHere: 'Please pay it here:',
  },
  checkout: {
    ride: (ride) => `Ride ${ride}`,
    topUp: 'Mobility balance',
    card: 'Card for Mobility',
  },
};
