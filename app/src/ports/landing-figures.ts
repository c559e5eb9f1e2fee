import type { LandingProps } from '@mobility/components/landing';

/** The figures that the server wrote into the page that it sent; none while the page is prerendered. */
export const landingFigures = (): LandingProps['stats'] => globalThis.document?.documentElement.dataset;
