/** GENERATED from src/intl/ar-AE/not-found.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const notFound = {
  domain: "not-found",
  messages: {
    "text": `لا توجد صفحة في هذا العنوان. ربما كان الرابط قديمًا أو مكتوبًا بشكل خاطئ.`,
    "toStart": `الانتقال إلى صفحة البداية`,
  },
} as const;
