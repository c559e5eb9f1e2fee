/** GENERATED from src/intl/ar-AE/banners.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const banners = {
  domain: "banners",
  messages: {
    "networkLost": `لا يوجد اتصال بالإنترنت. قد لا تكون هذه الصفحة محدّثة.`,
    "updatesStopped": `التحديثات المباشرة متوقفة. قد تتأخر معلومات هذه الصفحة.`,
    "updateReady": (args: { product: string }) => `إصدار جديد من ⁨${args.product}⁩ جاهز.`,
    "updateLater": `لاحقًا`,
  },
} as const;
