const files = import.meta.glob<string>('../../machines/src/*/diagram.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const mermaidIn = (markdown: string): string => /```mermaid\n([\s\S]*?)```/.exec(markdown)?.[1] ?? '';
const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The generated statecharts as Mermaid source, by the folder of their machine. */
export const diagrams: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, markdown]) => [folderOf(path), mermaidIn(markdown)]),
);

/** The folder of a machine: 'placeSearch' is in 'place-search'. */
export const folderOfMachine = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
