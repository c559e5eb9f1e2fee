import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installConsumer } from './consumer.ts';
import { type PackageName, type Packed, packAll } from './pack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    packages: Record<PackageName, Packed>;
    /** The folder outside the workspace with the installed tarballs; null if the installation failed. */
    consumer: string | null;
  }
}

const isOffline = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/;

/** Packs the packages and installs them, once for all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-consumer-'));
  const packages = await packAll(folder);
  const { code, output } = await installConsumer(folder, packages);
  if (code !== 0 && !isOffline.test(output))
    throw new Error(`npm could not install the packages:\n${output}`);
  if (code !== 0)
    console.warn('Skipped what needs an installation: npm has neither its cache nor a network.');
  project.provide('packages', Object.fromEntries(packages.map((one) => [one.name, one])) as never);
  project.provide('consumer', code === 0 ? folder : null);
  return () => (process.env.KEEP ? console.warn(folder) : rmSync(folder, { recursive: true, force: true }));
}
