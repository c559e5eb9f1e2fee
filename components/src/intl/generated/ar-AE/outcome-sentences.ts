/** GENERATED from src/intl/ar-AE/outcome-sentences.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const outcomeSentences = {
  domain: "outcome-sentences",
  messages: {
    "escalateUnpaidRide.done": `تم تصعيد الرحلة غير المدفوعة`,
    "notifyRideParticipants.both": `أُرسل الإشعار إلى الراكب والسائق`,
    "notifyRideParticipants.driver": `أُرسل الإشعار إلى السائق`,
    "notifyRideParticipants.rider": `أُرسل الإشعار إلى الراكب`,
    "remindUnpaidRide.inApp": (args: { rider: string }) => `أُرسل تذكير الدفع إلى ⁨${args.rider}⁩ داخل التطبيق فقط لعدم الرغبة في البريد الإلكتروني`,
    "remindUnpaidRide.lately": (args: { rider: string }) => `أُرسل تذكير إلى ⁨${args.rider}⁩ قبل أقل من ساعة`,
    "remindUnpaidRide.sent": (args: { rider: string }) => `أُرسل تذكير الدفع إلى ⁨${args.rider}⁩`,
    "resetUserPassword.done": `أُعيد تعيين كلمة المرور، وسُجِّل خروج المستخدم من جميع الأجهزة.`,
    "sendValidationEmail.sent": (args: { email: string }) => `رسالة التحقق في الطريق إلى ⁨${args.email}⁩`,
    "sendValidationEmail.verified": (args: { email: string }) => `سبق التحقق من ⁨${args.email}⁩`,
  },
} as const;
