import type { Dispute } from '@mobility/openapi';

/** Whether a dispute awaits its decision. */
export const isOpen = ({ status }: Pick<Dispute, 'status'>): boolean => status === 'submitted';
