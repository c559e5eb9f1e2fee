import { limits } from '@mobility/openapi/limits';

/** The last eight characters, by which people know an id. */
export const shortId = (id: string): string => id.slice(-limits.ids.shown);
