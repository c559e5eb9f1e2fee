/** GENERATED from src/intl/de-DE/admin-filters.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const adminFilters = {
  domain: "admin-filters",
  messages: {
    "savedFilters": `Gespeicherte Filter`,
    "none": `Noch keine gespeichert. Nur Sie sehen sie, in diesem Browser.`,
    "name": `Name`,
    "chooseFirst": `Wählen Sie zuerst einen Filter.`,
    "replaces": `Ersetzt den gespeicherten Filter dieses Namens.`,
    "save": `Aktuelle Filter speichern`,
    "remove": (args: { name: string }) => `${args.name} entfernen`,
    "removed": (args: { name: string }) => `${args.name} entfernt`,
    "undo": `Rückgängig`,
  },
} as const;
