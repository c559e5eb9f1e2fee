/** GENERATED from src/intl/en-US/auth.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const auth = {
  domain: "auth",
  messages: {
    "loginTitle": (args: { product: string }) => `Sign in to ${args.product}`,
    "signupTitle": `Create your account`,
    "login": `Login`,
    "signUp": `Sign Up`,
    "account": `Account`,
    "signIn": `Sign In`,
    "signingIn": `Signing in...`,
    "createAccount": `Create Account`,
    "creatingAccount": `Creating account...`,
    "noAccount": `Don’t have an account?`,
    "haveAccount": `Already have an account?`,
    "fullName": `Full Name`,
    "email": `Email`,
    "phoneNumber": `Phone Number`,
    "phoneExample": `+1 415 555 0134`,
    "password": `Password`,
    "passwordHint": (args: { count: number }, formatter: MessageFormatter) => `At least ${formatter.number(args.count)} characters`,
    "easyPassword": `This password is easy to guess`,
    "iWantTo": `I want to`,
    "riderText": `Book rides and travel safely`,
    "driverText": `Drive and earn money`,
  },
} as const;
