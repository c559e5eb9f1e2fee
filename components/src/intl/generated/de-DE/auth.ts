/** GENERATED from src/intl/de-DE/auth.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const auth = {
  domain: "auth",
  messages: {
    "loginTitle": (args: { product: string }) => `Bei ${args.product} anmelden`,
    "signupTitle": `Konto erstellen`,
    "login": `Anmelden`,
    "signUp": `Registrieren`,
    "account": `Konto`,
    "signIn": `Anmelden`,
    "signingIn": `Anmeldung läuft …`,
    "createAccount": `Konto erstellen`,
    "creatingAccount": `Konto wird erstellt …`,
    "noAccount": `Noch kein Konto?`,
    "haveAccount": `Sie haben bereits ein Konto?`,
    "fullName": `Vor- und Nachname`,
    "email": `E-Mail`,
    "phoneNumber": `Telefonnummer`,
    "phoneExample": `+49 711 123456`,
    "password": `Passwort`,
    "passwordHint": (args: { count: number }, formatter: MessageFormatter) => `Mindestens ${formatter.number(args.count)} Zeichen`,
    "easyPassword": `Dieses Passwort ist leicht zu erraten`,
    "iWantTo": `Ich möchte`,
    "riderText": `Fahrten buchen und sicher ankommen`,
    "driverText": `Fahren und Geld verdienen`,
  },
} as const;
