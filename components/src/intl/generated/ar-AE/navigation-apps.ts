/** GENERATED from src/intl/ar-AE/navigation-apps.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const navigationApps = {
  domain: "navigation-apps",
  messages: {
    "otherApps": `اختر تطبيق الملاحة`,
    "deviceMaps": `تطبيق الخرائط في هذا الجهاز`,
    "googleMaps": `خرائط Google`,
    "appleMaps": `خرائط Apple`,
  },
} as const;
