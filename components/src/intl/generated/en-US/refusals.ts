/** GENERATED from src/intl/en-US/refusals.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const refusals = {
  domain: "refusals",
  messages: {
    "wrong_password": `Your current password is not correct`,
    "two_factor_code_invalid": `This code is not correct`,
  },
} as const;
