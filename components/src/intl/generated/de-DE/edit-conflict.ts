/** GENERATED from src/intl/de-DE/edit-conflict.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const editConflict = {
  domain: "edit-conflict",
  messages: {
    "changedBy": (args: { author: string; value: string }) => `${args.author} hat dies zu „${args.value}“ geändert, während Sie es bearbeitet haben.`,
    "changed": (args: { value: string }) => `Jemand anderes hat dies zu „${args.value}“ geändert, während Sie es bearbeitet haben.`,
    "keepMine": `Meinen Wert behalten`,
    "takeTheirs": `Anderen Wert nehmen`,
    "vehicleChanged": `Der Fahrer hat das Fahrzeug inzwischen geändert.`,
    "update": `Aktualisieren`,
  },
} as const;
