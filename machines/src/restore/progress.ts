import type { RestoreProgress } from '@mobility/openapi';

/** What the page or the server does with the file, and how much of it is done. */
export type Progress = Omit<RestoreProgress, 'step'> & { step: 'sending' | RestoreProgress['step'] };

/** Hears how many bytes of a request have left the page. */
export type OnSent = (done: number, total: number) => void;
