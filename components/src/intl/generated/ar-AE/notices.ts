/** GENERATED from src/intl/ar-AE/notices.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { Flag, MessageFormatter } from '../../message.ts';

export const notices = {
  domain: "notices",
  messages: {
    "platform_fee": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `رسوم المنصة${formatter.select({yes: () => ` للرحلة #⁨${args.ride}⁩`, other: ``}, args.hasRide)}`,
    "platform_fee_returned": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `إعادة رسوم المنصة${formatter.select({yes: () => ` للرحلة #⁨${args.ride}⁩`, other: ``}, args.hasRide)}`,
    "penalty": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `غرامة الإلغاء${formatter.select({yes: () => ` للرحلة #⁨${args.ride}⁩`, other: ``}, args.hasRide)}`,
    "compensation": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `تعويض عن رحلة ملغاة${formatter.select({yes: () => ` #⁨${args.ride}⁩`, other: ``}, args.hasRide)}`,
    "ride_payment": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `دفع أجرة الرحلة${formatter.select({yes: () => ` #⁨${args.ride}⁩`, other: ``}, args.hasRide)}`,
    "ride_fare": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `أجرة الرحلة${formatter.select({yes: () => ` #⁨${args.ride}⁩`, other: ``}, args.hasRide)}`,
    "dispute_refund": `استرداد عن اعتراضك`,
    "top_up": (args: { hasCard: Flag; card?: string }, formatter: MessageFormatter) => `شحن الرصيد بالبطاقة${formatter.select({yes: () => ` المنتهية بـ ⁨${args.card}⁩`, other: ``}, args.hasCard)}`,
    "welcome_credit": `رصيد ترحيبي`,
    "driver_cancelled": `ألغى سائقك الرحلة. نبحث عن سائق آخر.`,
    "cash_claimed": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `دفع الراكب${formatter.select({yes: () => ` ⁨${args.amount}⁩`, other: ``}, args.hasAmount)} نقدًا. يرجى التأكيد.`,
    "cash_confirmed": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `أكّد سائقك استلام الدفع النقدي${formatter.select({yes: () => ` بمبلغ ⁨${args.amount}⁩`, other: ``}, args.hasAmount)}.`,
    "cash_missing": (args: { hasAmount: Flag; amount?: number | string }, formatter: MessageFormatter) => `لم يستلم السائق دفعتك النقدية${formatter.select({yes: () => ` بقيمة ⁨${args.amount}⁩`, other: ``}, args.hasAmount)}. يرجى الدفع بالرصيد أو بالبطاقة.`,
    "ride_written_off": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `لم تعد رحلتك${formatter.select({yes: () => ` #⁨${args.ride}⁩`, other: ``}, args.hasRide)} بحاجة إلى الدفع.`,
    "dispute_received": `استلمنا اعتراضك. نراجعه خلال 24 إلى 48 ساعة.`,
    "dispute_refunded": (args: { hasAmount: Flag; amount?: number | string; hasNote: Flag; note?: string }, formatter: MessageFormatter) => `قُبل اعتراضك${formatter.select({yes: () => `: أُعيد ⁨${args.amount}⁩ إلى رصيدك`, other: ``}, args.hasAmount)}.${formatter.select({yes: () => ` ⁨${args.note}⁩`, other: ``}, args.hasNote)}`,
    "dispute_rejected": (args: { hasNote: Flag; note?: string }, formatter: MessageFormatter) => `رُوجع اعتراضك ورُفض.${formatter.select({yes: () => ` ⁨${args.note}⁩`, other: ``}, args.hasNote)}`,
    "driver_approved": `تمت الموافقة على ملفك كسائق. يمكنك الاتصال الآن.`,
    "approval_withdrawn": `ملفك كسائق قيد المراجعة مجددًا. لا يمكنك قبول رحلات جديدة حتى تتم الموافقة عليه.`,
    "rider_payment_overdue": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `رحلتك${formatter.select({yes: () => ` #⁨${args.ride}⁩`, other: ``}, args.hasRide)} لم تُدفع بعد وهي الآن لدى فريقنا. يُرجى دفعها.`,
    "driver_payment_overdue": (args: { hasRide: Flag; ride?: string }, formatter: MessageFormatter) => `يتابع فريقنا الآن الأجرة غير المدفوعة لرحلتك${formatter.select({yes: () => ` #⁨${args.ride}⁩`, other: ``}, args.hasRide)}.`,
    "ride_cancelled_by_rider": `ألغى الراكب طلب الرحلة هذا`,
    "request_expired": `انتهت صلاحية طلب الرحلة هذا`,
    "no_driver_found": `لم يُعثر على سائق`,
  },
} as const;
