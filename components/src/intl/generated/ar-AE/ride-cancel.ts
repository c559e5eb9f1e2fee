/** GENERATED from src/intl/ar-AE/ride-cancel.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const rideCancel = {
  domain: "ride-cancel",
  messages: {
    "cancelling": `جارٍ الإلغاء...`,
    "keepRide": `الإبقاء على الرحلة`,
    "loadingPenalty": `جارٍ تحميل غرامة الإلغاء`,
    "penalty": `غرامة الإلغاء`,
    "noPenalty": `بلا غرامة`,
    "penaltyShare": (args: { percent: string }) => `⁨${args.percent}⁩ من الأجرة التقديرية، تُخصم من رصيدك`,
    "noPenaltyNow": `الإلغاء الآن مجاني`,
    "offeredAgain": `ستُعرض الرحلة على سائقين آخرين.`,
    "reason": `السبب`,
    "riderReasonHint": `لماذا تلغي الرحلة؟`,
    "driverReasonHint": `لماذا لا يمكنك تنفيذ هذه الرحلة؟`,
    "confirmCancel": `نعم، ألغِ هذه الرحلة`,
  },
} as const;
