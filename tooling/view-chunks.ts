import { basename, dirname, join } from 'node:path';

/** The part of a bundler's module that lists its imports. */
export type GraphModule = {
  code: string | null;
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
};
export type ReadModule = (id: string) => GraphModule | null;

const isBarrel = (id: string): boolean => basename(id) === 'index.ts' && !id.includes('node_modules');

/** The names of `import { a, b as c } from` or `export { a } from`, by what they are called in the other module. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name !== '' && !name.startsWith('type '));

const statements = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The names that a module imports from a barrel; the barrel is named after its folder. */
const takenFrom = (barrel: string, code: string): string[] =>
  [...code.matchAll(statements)].flatMap(([, names = '', from = '']) =>
    basename(from.replace(/\/index\.ts$/, '')) === basename(dirname(barrel).replace(/\/src$/, ''))
      ? namesIn(names)
      : [],
  );

/** The modules behind these names of a barrel, which re-exports them from relative paths. */
const behind = (barrel: string, names: readonly string[], read: ReadModule): string[] =>
  [...(read(barrel)?.code ?? '').matchAll(statements)].flatMap(([, list = '', from = '']) =>
    namesIn(list).some((name) => names.includes(name)) ? [join(dirname(barrel), from)] : [],
  );

/** The modules that an entry imports at once. Of a barrel it follows only the names that are taken from it. */
export const importedAtOnce = (entry: string, read: ReadModule): Set<string> => {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { code = '', importedIds = [] } = read(id) ?? {};
    for (const next of importedIds)
      if (isBarrel(next)) behind(next, takenFrom(next, code ?? ''), read).forEach(visit);
      else visit(next);
  };
  visit(entry);
  return seen;
};

/** The modules that parts which load later import: what the parts of these modules import, and the parts of those. */
const importedLater = (modules: Iterable<string>, read: ReadModule): Set<string> => {
  const parts = new Set<string>();
  const later = new Set<string>();
  const visit = (ids: Iterable<string>): void => {
    for (const id of ids)
      for (const part of read(id)?.dynamicallyImportedIds ?? []) {
        if (parts.has(part)) continue;
        parts.add(part);
        const imported = importedAtOnce(part, read);
        for (const module of imported) later.add(module);
        visit(imported);
      }
  };
  visit(modules);
  return later;
};

type Options = {
  /** The modules of the pages that people see first, by a name of the page. */
  views: Record<string, string>;
  /** Loaded after the first view of each of them. */
  session: string;
  /** Parts for visitors, who load none of these chunks. */
  visitors: readonly string[];
  /** Modules of libraries that only later parts use. A library's index imports all of its modules. */
  later?: RegExp;
  /** Small modules of one view that parts of other pages import as well: with them they would load all of that view. */
  shared?: RegExp;
};

const importedByAny = (entries: readonly string[], read: ReadModule): Set<string> =>
  new Set(entries.flatMap((entry) => [...importedAtOnce(entry, read)]));

const createGraph = ({ visitors, session, views }: Options, read: ReadModule) => {
  const reached = Object.entries(views).map(([name, entry]): [string, Set<string>] => [
    name,
    importedAtOnce(entry, read),
  ]);
  const later = importedLater(
    reached.flatMap(([, modules]) => [...modules]),
    read,
  );
  return {
    reached,
    later,
    session: importedAtOnce(session, read),
    visitors: importedByAny(visitors, read),
  };
};

/** An icon, or a primitive that is hardly larger. */
const isSmall = (id: string): boolean => /lucide-react|primitives\/(Notice|IconButton)\//.test(id);

/** Libraries get chunks of their own, so that a dialog does not fetch another view with them. */
const isLibrary = (id: string): boolean => id.includes('node_modules') && !isSmall(id);

/** What visitors load too is in no chunk of a view; the small modules of views are one file for all. */
const nameForVisitors = (id: string, views: readonly string[]): string | null =>
  isSmall(id) && views.length > 0 ? 'small' : null;

/** Outside of the file of a view is what other pages share with it; the session has a file of its own, and one with each view. */
const nameForOne = (
  id: string,
  view: string | undefined,
  { shared }: Options,
  isInSession: boolean,
): string | null => {
  const session = isInSession ? 'session' : null;
  if (view === undefined) return session;
  if (shared?.test(id)) return isSmall(id) ? 'small' : null;
  return session ? `${view}-${session}` : view;
};

/**
 * Names a chunk for the modules of first views: one file for what most views need, one for each pair of views, one for
 * each view, and one for the session, which follows the view. It shares a file with each single view; what it shares
 * with a pair of them is in the pair's. Many small files would cost about 200 bytes each and compress badly.
 */
export const nameViewChunk = (options: Options) => {
  let graph: ReturnType<typeof createGraph> | undefined;
  return (id: string, context: { getModuleInfo: ReadModule }): string | null => {
    graph ??= createGraph(options, (module) => context.getModuleInfo(module));
    const { reached, later, session, visitors } = graph;
    if (options.later?.test(id)) return null;
    const names = reached.filter(([, modules]) => modules.has(id)).map(([name]) => name);
    if (visitors.has(id)) return nameForVisitors(id, names);
    if (names.length > 2) return 'views';
    if (names.length > 0 && isLibrary(id) && later.has(id)) return null;
    return names.length > 1 ? names.join('-') : nameForOne(id, names[0], options, session.has(id));
  };
};

/** Names the chunk for the icons of later parts. An icon that visitors load stays out of it, so that they do not load the others. */
export const nameIconChunk = (visitors: readonly string[]) => {
  let seen: Set<string> | undefined;
  return (id: string, context: { getModuleInfo: ReadModule }): string | null => {
    seen ??= importedByAny(visitors, (module) => context.getModuleInfo(module));
    return seen.has(id) ? null : 'icons';
  };
};
