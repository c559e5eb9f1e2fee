/** GENERATED from src/intl/ar-AE/primitives.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const primitives = {
  domain: "primitives",
  messages: {
    "alerts": `التنبيهات`,
    "dismissAlert": `إغلاق التنبيه`,
    "showPassword": `إظهار كلمة المرور`,
    "hidePassword": `إخفاء كلمة المرور`,
    "clearSearch": `مسح البحث`,
    "increase": `زيادة`,
    "decrease": `إنقاص`,
    "route": `المسار`,
    "user": `مستخدم`,
    "columns": `الأعمدة`,
  },
} as const;
