import type { MobilityServer } from '@mobility/backend';
import document from '@mobility/openapi/document' with { type: 'json' };

/** The commands that leave no row, and why. */
export const unauditedCommands: Record<string, string> = {
  updateLocation: 'Telemetry: a driver reports a place every few seconds.',
  refreshSession: 'Every open tab renews its token by itself; the trail tells of the login and the logout.',
  issueSocketTicket: 'A part of every connection, and worth nothing after 30 seconds.',
  markNotificationsRead: 'Changes nothing but the reader’s own unread count.',
  quoteRides: 'Asks for prices; nothing is changed.',
};

const commands = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId }]) =>
    method === 'get'
      ? []
      : [
          {
            id: operationId,
            method: method.toUpperCase(),
            literals: path.replaceAll(/\{\w+\}/g, '').length,
            pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
          },
        ],
  ),
);

/** The operation that a request reaches: the path with the most literal text wins. */
const operationOf = (method: string | undefined, url = ''): string | undefined => {
  const path = url.split('?', 1)[0] ?? '';
  return commands
    .filter((command) => command.method === method && command.pattern.test(path))
    .toSorted((a, b) => b.literals - a.literals)[0]?.id;
};

const leftRow = async ({ context }: MobilityServer, requestId: string): Promise<boolean> => {
  const audit = context.store.read.selectFrom('audit').select('id');
  return (await audit.where('request_id', '=', requestId).limit(1).executeTakeFirst()) !== undefined;
};

/** Listens to a server; answers which of the contract's commands have succeeded without a row in the trail, or not at all. */
export const watchAudit = (server: MobilityServer): (() => Promise<string[]>) => {
  const audited = new Set<string>();
  const looks: Promise<void>[] = [];
  server.app.server.on('request', ({ method, url }, response) => {
    response.once('finish', () => {
      const id = operationOf(method, url);
      if (!id || response.statusCode >= 300) return;
      const look = leftRow(server, String(response.getHeader('x-request-id')));
      looks.push(look.then((left) => void (left && audited.add(id))));
    });
  });
  return async () => {
    await Promise.all(looks);
    return commands.map(({ id }) => id).filter((id) => !audited.has(id) && !(id in unauditedCommands));
  };
};
