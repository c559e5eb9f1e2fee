import type { MobilityServer } from '@mobility/backend';
import document from '@mobility/openapi/document' with { type: 'json' };

/** The commands that are not audited, with the reason. */
const unauditedCommands: Record<string, string> = {
  updateLocation: 'Telemetry: a driver reports a location every few seconds.',
  refreshSession: 'Every open tab renews its token; the trail records the login and the logout.',
  issueSocketTicket: 'Part of every connection, and invalid after 30 seconds.',
  markNotificationsRead: 'Changes only the unread count of the user.',
  quoteRides: 'Returns prices and changes nothing.',
  previewRestore: 'Returns changes and makes none.',
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

/** The operation of a request. If several paths match, the one with the most literal text wins. */
const operationOf = (method: string | undefined, url = ''): string | undefined => {
  const path = url.split('?', 1)[0] ?? '';
  return commands
    .filter((command) => command.method === method && command.pattern.test(path))
    .toSorted((a, b) => b.literals - a.literals)[0]?.id;
};

const isAudited = async ({ context }: MobilityServer, requestId: string): Promise<boolean> => {
  const audit = context.store.read.selectFrom('audit').select('id');
  return (await audit.where('request_id', '=', requestId).limit(1).executeTakeFirst()) !== undefined;
};

/**
 * Observes a server. The returned function resolves with the commands of the contract that never succeeded, or
 * succeeded without an entry in the audit trail.
 */
export const watchAudit = (server: MobilityServer): (() => Promise<string[]>) => {
  const audited = new Set<string>();
  const checks: Promise<void>[] = [];
  server.app.server.on('request', ({ method, url }, response) => {
    response.once('finish', () => {
      const id = operationOf(method, url);
      if (!id || response.statusCode >= 300) return;
      const check = isAudited(server, String(response.getHeader('x-request-id')));
      checks.push(check.then((isRecorded) => void (isRecorded && audited.add(id))));
    });
  });
  return async () => {
    await Promise.all(checks);
    return commands.map(({ id }) => id).filter((id) => !audited.has(id) && !(id in unauditedCommands));
  };
};
