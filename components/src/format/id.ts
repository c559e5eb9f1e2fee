import { limits } from '@mobility/openapi/limits';

/** The last eight characters, which is how screens show an id. */
export const shortId = (id: string): string => id.slice(-limits.ids.shown);
