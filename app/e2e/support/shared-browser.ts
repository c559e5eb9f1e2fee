import { serveBrowser } from '@mobility/tooling/browser';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the shared browser listens. */
    browserEndpoint: string;
  }
}

/** Starts one browser for all journeys; each file has contexts and a server of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await serveBrowser();
  provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
