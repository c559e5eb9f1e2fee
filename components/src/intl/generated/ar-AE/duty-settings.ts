/** GENERATED from src/intl/ar-AE/duty-settings.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const dutySettings = {
  domain: "duty-settings",
  messages: {
    "noLocation": `لا يوجد موقع بعد. تُعرض عليك طلبات الركاب القريبين بحسب موقعك.`,
    "locationNow": (args: { place: string }) => `الآن: ⁨${args.place}⁩`,
    "locationNear": (args: { place: string }) => `الآن: بالقرب من ⁨${args.place}⁩`,
    "locationAbout": (args: { place: string }) => `الآن: تقريبًا ⁨${args.place}⁩`,
    "locationOff": `الوصول إلى الموقع متوقف في هذا المتصفح. اكتب مكان وجودك.`,
    "yourLocation": `موقعك`,
    "streetOrPlace": `شارع أو مكان`,
    "setLocation": `تعيين الموقع المكتوب`,
    "useCurrentLocation": `استخدام موقعي الحالي`,
    "places": `أماكن`,
    "saved": `تم الحفظ`,
    "saving": `جارٍ الحفظ...`,
    "autoAccept": `قبول الرحلات تلقائيًا`,
    "rideNotifications": `إشعارات الرحلات`,
    "matchingRadius": `نطاق المطابقة`,
    "radiusPresets": `قيم جاهزة لنطاق المطابقة`,
    "radiusInKm": `نطاق المطابقة بالكيلومتر`,
    "kmUnit": `كم`,
  },
} as const;
