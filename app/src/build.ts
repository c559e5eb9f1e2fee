import type { Build } from '@mobility/components/shell';

declare const __BUILD__: Build;

/** The running build, for the banner on the dashboards. */
export const build: Build = __BUILD__;
