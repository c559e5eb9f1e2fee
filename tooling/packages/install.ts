import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installConsumer, react18 } from './consumer.ts';
import { type PackageName, type Packed, packAll } from './pack.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    packages: Record<PackageName, Packed>;
    /** The folder outside the workspace with the installed tarballs; null if the installation failed. */
    consumer: string | null;
    /** The same with React 18. */
    consumerOfReact18: string | null;
  }
}

const isOffline = /ENOTCACHED|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/;

/** Installs the packages in `folder`; null if there is neither npm's cache nor a network. */
const installed = async (
  folder: string,
  packages: Packed[],
  others?: Record<string, string>,
): Promise<string | null> => {
  mkdirSync(folder);
  const { code, output } = await installConsumer(folder, packages, others);
  if (code === 0) return folder;
  if (!isOffline.test(output)) throw new Error(`npm could not install the packages:\n${output}`);
  console.warn('Skipped what needs an installation: npm has neither its cache nor a network.');
  return null;
};

/** Packs the packages and installs them, once for all tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'mobility-consumer-'));
  const packages = await packAll(folder);
  const [consumer, consumerOfReact18] = await Promise.all([
    installed(join(folder, 'consumer'), packages),
    installed(join(folder, 'react-18'), packages, react18),
  ]);
  project.provide('packages', Object.fromEntries(packages.map((one) => [one.name, one])) as never);
  project.provide('consumer', consumer);
  project.provide('consumerOfReact18', consumerOfReact18);
  return () => (process.env.KEEP ? console.warn(folder) : rmSync(folder, { recursive: true, force: true }));
}
