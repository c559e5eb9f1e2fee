import type { MailTexts } from './mail-texts.ts';

export const german: MailTexts = {
  greeting: (name) => `Guten Tag ${name},`,
  validation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lead: 'bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt einmal und 24 Stunden lang:',
    ending: 'Wenn Sie diese Nachricht nicht erwartet haben, müssen Sie nichts tun.',
  },
  passwordReset: {
    subject: 'Neues Passwort festlegen',
    lead: 'hier legen Sie ein neues Passwort fest. Der Link gilt einmal und eine Stunde lang:',
    ending:
      'Wenn Sie diese Nachricht nicht angefordert haben, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
  },
  receipt: {
    rideSubject: (ride) => `Ihr Beleg für die Fahrt ${ride}`,
    topUpSubject: 'Ihr Beleg für eine Aufladung',
    ridePaid: 'vielen Dank. Ihre Zahlung ist eingegangen.',
    toppedUp: 'vielen Dank. Ihre Zahlung ist eingegangen und wurde Ihrem Guthaben gutgeschrieben.',
    ride: 'Fahrt:',
    from: 'Von:',
    to: 'Nach:',
    amount: 'Betrag:',
    paidBy: 'Bezahlt mit:',
    date: 'Datum:',
    payment: 'Zahlung:',
    balance: 'Mobility-Guthaben',
    cash: 'Bargeld',
    card: 'Karte',
    cardEndingIn: (digits) => `Karte mit den Endziffern ${digits}`,
  },
  reminder: {
    subject: (ride) => `Bitte bezahlen Sie Ihre Fahrt ${ride}`,
    lead: (from, to) => `Ihre Fahrt von ${from} nach ${to} ist noch nicht bezahlt.`,
    openAmount: 'Offener Betrag:',
    payHere: 'Bitte bezahlen Sie hier:',
  },
  checkout: {
    ride: (ride) => `Fahrt ${ride}`,
    topUp: 'Mobility-Guthaben',
    card: 'Karte für Mobility',
  },
};
