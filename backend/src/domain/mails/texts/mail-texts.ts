/** A text with a value in it. */
type With = (value: string) => string;

/** The texts of mails and of the hosted checkout. Each language has all of them. */
export type MailTexts = {
  /** Greets a person by name. */
  greeting: With;
  validation: { subject: string; lead: string; ending: string };
  passwordReset: { subject: string; lead: string; ending: string };
  receipt: {
    /** Takes the short id of the ride. */
    rideSubject: With;
    topUpSubject: string;
    ridePaid: string;
    toppedUp: string;
    ride: string;
    from: string;
    to: string;
    amount: string;
    paidBy: string;
    date: string;
    payment: string;
    balance: string;
    cash: string;
    card: string;
    /** Takes the last four digits of the card. */
    cardEndingIn: With;
  };
  reminder: {
    /** Takes the short id of the ride. */
    subject: With;
    lead: (from: string, to: string) => string;
    openAmount: string;
    payHere: string;
  };
  checkout: {
    /** Takes the short id of the ride. */
    ride: With;
    topUp: string;
    card: string;
  };
};
