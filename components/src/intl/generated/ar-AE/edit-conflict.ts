/** GENERATED from src/intl/ar-AE/edit-conflict.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const editConflict = {
  domain: "edit-conflict",
  messages: {
    "changedBy": (args: { author: string; value: string }) => `غيّر ⁨${args.author}⁩ هذا إلى «⁨${args.value}⁩» أثناء تعديلك له.`,
    "changed": (args: { value: string }) => `غيّر شخص آخر هذا إلى «⁨${args.value}⁩» أثناء تعديلك له.`,
    "keepMine": `الاحتفاظ بقيمتي`,
    "takeTheirs": `أخذ القيمة الأخرى`,
    "vehicleChanged": `غيّر السائق بيانات المركبة في هذه الأثناء.`,
    "update": `تحديث`,
  },
} as const;
