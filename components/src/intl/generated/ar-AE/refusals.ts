/** GENERATED from src/intl/ar-AE/refusals.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const refusals = {
  domain: "refusals",
  messages: {
    "wrong_password": `كلمة المرور الحالية غير صحيحة`,
    "two_factor_code_invalid": `هذا الرمز غير صحيح`,
  },
} as const;
