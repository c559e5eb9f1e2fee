import { environmentOf } from '@mobility/sdk/environment';

declare const __BACKEND_URL__: string;

/** Where the backend of a page is. The build may name one for pages that are served by another host. */
export const backendAt = (page: Parameters<typeof environmentOf>[0]) =>
  environmentOf(page, { backendUrl: __BACKEND_URL__ });
