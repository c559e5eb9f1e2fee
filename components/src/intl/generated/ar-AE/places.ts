/** GENERATED from src/intl/ar-AE/places.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const places = {
  domain: "places",
  messages: {
    "notRightPlace": `ليس المكان الصحيح؟ اختره على الخريطة.`,
    "noPlaceCalled": (args: { text: string }) => `لا يوجد مكان باسم «⁨${args.text}⁩»`,
    "noPlaceHint": `تحقّق من الكتابة، أو ضع الدبوس على الخريطة.`,
    "pinPickup": `حدّد مكان الانطلاق`,
    "pinDropoff": `حدّد الوجهة`,
    "pinHint": `اضغط على الخريطة لوضع الدبوس هناك. مفتاح الإدخال يضعه في الوسط.`,
    "pinPickupHere": `الانطلاق من هنا`,
    "pinDropoffHere": `الذهاب إلى هنا`,
    "pinMap": `خريطة لاختيار مكان`,
    "recent": `الأخيرة`,
  },
} as const;
