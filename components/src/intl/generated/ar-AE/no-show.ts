/** GENERATED from src/intl/ar-AE/no-show.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const noShow = {
  domain: "no-show",
  messages: {
    "noShowFrom": (args: { rider: string; time: string }) => `إذا لم يحضر ⁨${args.rider}⁩، يمكنك إنهاء الرحلة في ⁨${args.time}⁩.`,
    "arrivedFar": (args: { distance: string; rider: string }) => `أبلغت عن وصولك على بُعد ⁨${args.distance}⁩ من نقطة الانطلاق. إذا لم يحضر ⁨${args.rider}⁩، يمكنك إلغاء الرحلة فقط.`,
    "noShow": `لم يحضر الراكب`,
    "noShowPrice": (args: { rider: string; amount: number | string }) => `تنتهي الرحلة ويدفع لك ⁨${args.rider}⁩ مبلغ ⁨${args.amount}⁩.`,
    "noShowFree": (args: { rider: string }) => `تنتهي الرحلة ولا يدفع ⁨${args.rider}⁩ شيئًا.`,
    "endRide": `إنهاء الرحلة`,
    "keepWaiting": `متابعة الانتظار`,
    "yourRider": `الراكب`,
  },
} as const;
