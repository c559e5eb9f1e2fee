import type { HealthState, SystemHealth } from '@mobility/openapi';
import { omittedItems } from '@mobility/sdk/queries';

const shown = ['api', 'database', 'live_channel', 'payments'] as const;
const reported = ['ledger', 'mail'] as const;

/** A part of the backend as the console shows it. */
export type HealthPart = {
  name: (typeof shown)[number] | (typeof reported)[number];
  /** Null where the backend reports none, or one that this version does not know. */
  status: HealthState | null;
  /** A sentence of the backend. */
  detail?: string;
};

const states: readonly HealthState[] = ['healthy', 'degraded', 'down'];

/** How many parts need attention, whether any of them is down, and whether the state of each is known. */
export const attentionOf = (parts: readonly HealthPart[]) => ({
  count: parts.filter(({ status }) => status !== null && status !== 'healthy').length,
  isDown: parts.some(({ status }) => status === 'down'),
  isKnown: parts.every(({ status }) => status !== null),
});

/** The four parts that the console always shows, healthy where the backend reports no part at all, and what else it reports. */
export const healthParts = (health: SystemHealth | null): HealthPart[] => {
  const find = (wanted: HealthPart['name']) => health?.components.find(({ name }) => name === wanted);
  const components = health?.components ?? [];
  const isReported = components.length + omittedItems(components) + omittedItems(health) > 0;
  return [...shown, ...reported.filter(find)].map((name) => {
    const { status, detail } = find(name) ?? { status: isReported ? null : 'healthy' };
    return { name, status: states.find((state) => state === status) ?? null, detail };
  });
};
