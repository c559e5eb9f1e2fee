import { InvalidCallError } from '../errors.ts';

const safeId = /^[\w-]+$/;

/** Whether the id leaves the structure of a path unchanged. */
export const isSafeId = (value: unknown): value is string => typeof value === 'string' && safeId.test(value);

/** Fills a path's parameters. Throws an InvalidCallError for an id that could change the path. */
export const fillPath = (path: string, ids: Record<string, unknown>, operationId: string): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => {
    const id = ids[name];
    if (isSafeId(id)) return id;
    throw new InvalidCallError(`${name} ${JSON.stringify(id)} is invalid`, { operationId });
  });
