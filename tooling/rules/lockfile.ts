type Entry = { version?: string; optionalDependencies?: Record<string, string> };
type Lock = { packages: Record<string, Entry> };

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');
const isExact = (range: string): boolean => /^\d+\.\d+\.\d+$/.test(range);

/**
 * npm silently drops a binary from the lockfile if the registry does not serve it; `npm ci` then fails everywhere.
 * Binaries are pinned to one version, so that a locked binary of another version does not help.
 */
export const missingBinaries = (text: string): string[] => {
  const { packages } = JSON.parse(text) as Lock;
  const entries = Object.entries(packages);
  const names = new Set(entries.map(([path]) => nameOf(path)));
  const versions = new Set(entries.map(([path, { version }]) => `${nameOf(path)}@${version}`));
  const isLocked = (name: string, range: string): boolean =>
    isExact(range) ? versions.has(`${name}@${range}`) : names.has(name);
  return entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, range]) => !isLocked(name, range))
      .map(
        ([name, range]) => `package-lock.json: ${path || 'root'} needs ${name} ${range}, which is missing`,
      ),
  );
};
