/** GENERATED from src/intl/en-US/admin-database.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminDatabase = {
  domain: "admin-database",
  messages: {
    "databaseStatus": `Database status`,
    "readAt": (args: { name: string; time: string }) => `${args.name}, read ${args.time}`,
    "refresh": `Refresh`,
    "statusFailed": `Failed to fetch database status`,
    "collections": `Collections`,
    "collection": `Collection`,
    "allCollections": (args: { count: number }, formatter: MessageFormatter) => `Show all ${formatter.number(args.count)} collections`,
    "largestCollections": `Show the largest only`,
    "documents": `Documents`,
    "lastBackup": `Last backup`,
    "noBackup": `None yet`,
    "backupBy": (args: { name: string }) => `by ${args.name}`,
    "healthy": `Healthy`,
    "degraded": `Slow`,
    "down": `Not working`,
    "backup": `Backup`,
    "backupWarning": `The backup is one JSON file on this computer. It holds personal data of all users. Keep it encrypted.`,
    "backupHolds": `It has fewer collections and documents than the database: sessions, one-time links, stored answers, sent e-mails and messages that are still to be delivered are left out.`,
    "createBackup": `Create & Download Backup`,
    "creatingBackup": `Creating the backup`,
    "backupWaits": `A restore is running. Create the backup when it is finished.`,
    "backedUp": (args: { collections: number; documents: number }, formatter: MessageFormatter) => `${formatter.plural(args.collections, {one: () => `${formatter.number(args.collections)} collection`, other: () => `${formatter.number(args.collections)} collections`})}, ${formatter.plural(args.documents, {one: () => `${formatter.number(args.documents)} document`, other: () => `${formatter.number(args.documents)} documents`})}`,
    "file": (args: { name: string; size: string }) => `${args.name}, ${args.size}`,
  },
} as const;
