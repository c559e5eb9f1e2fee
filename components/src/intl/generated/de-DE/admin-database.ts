/** GENERATED from src/intl/de-DE/admin-database.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminDatabase = {
  domain: "admin-database",
  messages: {
    "databaseStatus": `Stand der Datenbank`,
    "readAt": (args: { name: string; time: string }) => `${args.name}, gelesen ${args.time}`,
    "refresh": `Aktualisieren`,
    "statusFailed": `Der Stand der Datenbank konnte nicht geladen werden`,
    "collections": `Sammlungen`,
    "collection": `Sammlung`,
    "allCollections": (args: { count: number }, formatter: MessageFormatter) => `Alle ${formatter.number(args.count)} Sammlungen anzeigen`,
    "largestCollections": `Nur die größten anzeigen`,
    "documents": `Dokumente`,
    "lastBackup": `Letztes Backup`,
    "noBackup": `Noch keines`,
    "backupBy": (args: { name: string }) => `von ${args.name}`,
    "healthy": `In Ordnung`,
    "degraded": `Langsam`,
    "down": `Funktioniert nicht`,
    "backup": `Sicherung`,
    "backupWarning": `Die Sicherung ist eine JSON-Datei auf diesem Computer. Sie enthält personenbezogene Daten aller Benutzer. Bewahren Sie sie verschlüsselt auf.`,
    "backupHolds": `Sie hat weniger Sammlungen und Dokumente als die Datenbank: Sitzungen, einmalige Links, gespeicherte Antworten, gesendete E-Mails und noch nicht zugestellte Nachrichten fehlen.`,
    "createBackup": `Sicherung erstellen und herunterladen`,
    "creatingBackup": `Die Sicherung wird erstellt`,
    "backupWaits": `Eine Wiederherstellung läuft. Erstellen Sie die Sicherung, wenn sie fertig ist.`,
    "backedUp": (args: { collections: number; documents: number }, formatter: MessageFormatter) => `${formatter.plural(args.collections, {one: () => `${formatter.number(args.collections)} Sammlung`, other: () => `${formatter.number(args.collections)} Sammlungen`})}, ${formatter.plural(args.documents, {one: () => `${formatter.number(args.documents)} Dokument`, other: () => `${formatter.number(args.documents)} Dokumente`})}`,
    "file": (args: { name: string; size: string }) => `${args.name}, ${args.size}`,
  },
} as const;
