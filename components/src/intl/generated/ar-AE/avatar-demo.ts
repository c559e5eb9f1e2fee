/** GENERATED from src/intl/ar-AE/avatar-demo.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const avatarDemo = {
  domain: "avatar-demo",
  messages: {
    "avatarLead": `تعرض كل صورة رمزية أول حرفين من الاسم على لون ونقش مشتقين من معرّف المستخدم.`,
    "sampleUsers": `مستخدمون للتجربة`,
    "sizes": `الأحجام`,
    "pixels": (args: { size: number }, formatter: MessageFormatter) => `⁨${formatter.number(args.size)}⁩ بكسل`,
    "borderVariants": `أنواع الإطار`,
    "borderNone": `بلا`,
    "borderLine": `خط`,
    "borderStrong": `عريض`,
    "borderSignal": `مميز`,
    "consistencyTest": `اختبار الثبات`,
    "consistent": `المعرّف نفسه، الصورة نفسها`,
    "inconsistent": `المعرّف نفسه يظهر بشكل مختلف`,
  },
} as const;
