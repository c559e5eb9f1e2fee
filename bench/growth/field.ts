/** The numbers of rides in the stores that are compared, smallest first; GROWTH_SIZES names others. */
export const sizes = (process.env.GROWTH_SIZES ?? '1000,100000,1000000').split(',').map(Number);
/** The engines of the stores; GROWTH_ENGINES names fewer. */
export const engines = (process.env.GROWTH_ENGINES ?? 'sqlite,postgres').split(',');

type Who = 'rider' | 'driver' | 'admin' | 'passenger' | 'payer';
type What = 'rider' | 'driver' | 'completed' | 'active' | 'thread' | 'link' | 'session' | 'listed';

/** The tokens of the people whose requests are measured, and the ids that the paths name. */
export type Cast = { url: string; tokens: Record<Who, string>; ids: Record<What, string> };
/** A read: the role of the caller, and the path. */
export type Read = { as: Who; path: string };
