import type { HealthState, SystemHealth } from '@mobility/openapi';

const shown = ['api', 'database', 'live_channel', 'payments'] as const;
const reported = ['ledger', 'mail'] as const;

/** A part of the backend as the console shows it. */
export type HealthPart = {
  name: (typeof shown)[number] | (typeof reported)[number];
  status: HealthState;
  /** A sentence of the backend. */
  detail?: string;
};

/** How many parts need attention, and whether any of them is down. */
export const attentionOf = (parts: readonly HealthPart[]) => ({
  count: parts.filter(({ status }) => status !== 'healthy').length,
  isDown: parts.some(({ status }) => status === 'down'),
});

/** What is wrong with a part, in a sentence of the backend. */
export const problemOf = ({ status, detail }: HealthPart): string | undefined =>
  status === 'healthy' ? undefined : detail;

/** The four parts that the console always shows, healthy where the backend reports nothing, and what else it reports. */
export const healthParts = (health: SystemHealth | null): HealthPart[] => {
  const find = (wanted: HealthPart['name']) => health?.components.find(({ name }) => name === wanted);
  return [...shown, ...reported.filter(find)].map((name) => {
    const { status = 'healthy', detail } = find(name) ?? {};
    return { name, status, detail };
  });
};
