/** GENERATED from src/intl/en-US/admin-demo.json by components/generate-intl.ts; do not edit. Run `npm run generate`. */
import type { MessageFormatter } from '../../message.ts';

export const adminDemo = {
  domain: "admin-demo",
  messages: {
    "simulation": `Simulated city`,
    "simulationHint": `Simulated drivers and riders keep this demo busy.`,
    "running": `Running`,
    "speed": `Speed`,
    "times": (args: { speed: number }, formatter: MessageFormatter) => `${formatter.number(args.speed)}×`,
    "drivers": `Drivers`,
    "riders": `Riders`,
    "openRides": `Rides under way`,
    "completedRides": `Completed rides`,
    "steerFailed": `The simulated city could not be changed.`,
    "simulationFailed": `The simulated city could not be read.`,
    "outbox": `Mail outbox`,
    "outboxHint": `The newest 100 e-mails. Without a mail server they are only kept here.`,
    "outboxFailed": `The outgoing e-mails could not be read.`,
    "noMail": `No e-mails yet`,
    "recipient": `Recipient`,
    "subject": `Subject`,
    "state": `State`,
    "written": `Written`,
    "read": `Read`,
    "readMail": (args: { subject: string; recipient: string }) => `Read ${args.subject}, to ${args.recipient}`,
    "waiting": `Waiting`,
    "sent": `Sent`,
    "failed": `Failed`,
    "unreadableMail": (args: { count: number }, formatter: MessageFormatter) => `${formatter.plural(args.count, {one: () => `${formatter.number(args.count)} e-mail could not be shown.`, other: () => `${formatter.number(args.count)} e-mails could not be shown.`})}`,
    "unknownState": `Unknown`,
  },
} as const;
