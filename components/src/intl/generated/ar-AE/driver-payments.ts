/** GENERATED from src/intl/ar-AE/driver-payments.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const driverPayments = {
  domain: "driver-payments",
  messages: {
    "pendingPayments": `مدفوعات معلّقة`,
    "pendingFailed": `تعذّر تحميل المدفوعات المعلّقة`,
    "cashClaimed": `يقول الراكب إنه دفع نقدًا`,
    "cashReported": `أبلغت بأن النقد لم يصل`,
    "cashReceived": `استلمت`,
    "cashNotReceived": `لم أستلم`,
    "waitingFor": (args: { amount: number | string }) => `في انتظار ⁨${args.amount}⁩`,
    "ride": `الرحلة`,
    "rider": `الراكب`,
    "fare": `الأجرة`,
    "youEarn": `ربحك`,
    "payment": `الدفع`,
    "created": `أُنشئت`,
    "notChosen": `لم تُختر بعد`,
    "cash": `نقدًا`,
    "stripe": `بطاقة`,
    "fromBalance": `الرصيد`,
    "recentPayments": `آخر المدفوعات`,
    "noPayments": `لا توجد مدفوعات بعد`,
    "paymentsUnreadable": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {zero: () => `تعذّر عرض ${formatter.number(args.count)} دفعة.`, one: `تعذّر عرض دفعة واحدة.`, two: `تعذّر عرض دفعتين.`, few: () => `تعذّر عرض ${formatter.number(args.count)} دفعات.`, many: () => `تعذّر عرض ${formatter.number(args.count)} دفعة.`, other: () => `تعذّر عرض ${formatter.number(args.count)} دفعة.`})}`,
    "noPaymentsText": `تظهر هنا كل دفعة لرحلة مع ما تربحه منها.`,
    "paymentsFailed": `تعذّر تحميل المدفوعات`,
    "ofFare": (args: { fare: number | string }) => `من ⁨${args.fare}⁩`,
    "refunded": (args: { amount: number | string }) => `أُعيد ⁨${args.amount}⁩`,
    "more": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {other: () => `+${formatter.number(args.count)} أخرى`})}`,
  },
} as const;
