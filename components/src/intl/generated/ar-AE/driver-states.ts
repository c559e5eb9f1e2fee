/** GENERATED from src/intl/ar-AE/driver-states.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const driverStates = {
  domain: "driver-states",
  messages: {
    "accessDenied": `تم رفض الوصول - تحتاج إلى صلاحيات السائق لعرض هذه اللوحة.`,
    "pendingReview": `قيد المراجعة`,
    "viewProfile": `عرض الملف الشخصي`,
    "sentBack": `عدّل ملفك`,
    "changeProfile": `عدّل وأرسل مرة أخرى`,
    "underReview": `ملفك كسائق قيد المراجعة. سنُعلمك فور اعتماده.`,
    "addVehicle": `أضف مركبتك لتبدأ القيادة`,
    "adminReviews": `يراجعها أحد المشرفين، ثم يمكنك الاتصال.`,
    "createProfile": `إنشاء ملف`,
    "anotherDevice": `يأتي موقعك من جهاز آخر.`,
    "useThisDevice": `استخدم هذا الجهاز`,
  },
} as const;
