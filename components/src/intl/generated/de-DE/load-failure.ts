/** GENERATED from src/intl/de-DE/load-failure.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
export const loadFailure = {
  domain: "load-failure",
  messages: {
    "dashboardFailed": (args: { reason: string }) => `Die Daten der Übersicht konnten nicht geladen werden: ${args.reason}`,
    "outOfDate": `Die Anzeige ist möglicherweise veraltet.`,
    "notConfigured": `Für das Backend ist keine Adresse eingerichtet`,
    "loginFirst": `Bitte zuerst anmelden`,
    "serverError": (args: { status: string }) => `Der Server hat mit einem Fehler geantwortet (${args.status})`,
    "unreadable": `Die Antwort des Servers konnte nicht gelesen werden`,
  },
} as const;
