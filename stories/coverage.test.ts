import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seenStates, statesIn } from './states.ts';

type Parameters = {
  /** States that a story shows without their snapshot. */
  states?: string[];
  /** The region that the view of a parallel machine shows. */
  region?: string;
};
type Story = { args?: object; parameters?: Parameters };
type Meta = Story & { component: unknown; subcomponents?: Record<string, unknown> };
type StoryFile = { default: Meta } & Record<string, Story>;

const files = Object.values(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }));

const isOfRegion = (region: string | undefined) => (state: string) =>
  !region || state.split('.')[1] === region;

const statesOf = ({ default: meta, ...stories }: StoryFile): string[] =>
  Object.values(stories).flatMap(({ args, parameters }) => [
    ...statesIn({ ...meta.args, ...args }).filter(isOfRegion(meta.parameters?.region)),
    ...(meta.parameters?.states ?? []),
    ...(parameters?.states ?? []),
  ]);

const entries = (): string[] => {
  const manifest = new URL('../components/package.json', import.meta.url);
  const { name, exports }: { name: string; exports: object } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys(exports)
    .filter((entry) => !/css$|json$|^\.\/(intl|provider)/.test(entry))
    .map((entry) => name + entry.slice(1));
};

const isComponent = ([name, value]: [string, unknown]): boolean =>
  /^[A-Z]/.test(name) && typeof value === 'function';

describe('the stories', () => {
  const shown = new Set(files.flatMap(statesOf));
  const states = seenStates();

  it('show every state of every machine that has a view', () => {
    expect(states.length).toBeGreaterThan(60);
    expect(states.filter((state) => !shown.has(state))).toEqual([]);
  });

  it('name no state that does not exist', () => {
    expect([...shown].filter((state) => !states.includes(state))).toEqual([]);
  });

  it.each(entries())('show every component of %s', async (entry) => {
    const exported = Object.entries(await import(/* @vite-ignore */ entry)).filter(isComponent);
    const told = new Set(
      files.flatMap(({ default: meta }) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
    );
    // A connected component shows its view, whose stories hold its states.
    const isConnected = (name: string) => exported.some(([other]) => other === `${name}View`);
    expect(
      exported
        .filter(([name, component]) => !told.has(component) && !isConnected(name))
        .map(([name]) => name),
    ).toEqual([]);
  });
});
