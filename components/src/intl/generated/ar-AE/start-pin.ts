/** GENERATED from src/intl/ar-AE/start-pin.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const startPin = {
  domain: "start-pin",
  messages: {
    "startPin": `رمز البدء`,
    "startPinHint": `أخبر به السائق بعد أن تجلس في السيارة.`,
    "ridersPin": `رمز الراكب`,
    "ridersPinHint": `اطلب من الراكب الأرقام الأربعة.`,
  },
} as const;
