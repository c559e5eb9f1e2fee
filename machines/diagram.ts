import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** One transition in words. `to` is null where it changes no state. */
type Row = { from: AnyStateNode; to: AnyStateNode | null; event: string; guard: string; actions: string[] };
type Named = { type: string; params?: unknown };
type Transition = AnyStateNode['always'] extends (infer T)[] | undefined ? T : never;

const isNamed = (value: unknown): value is Named =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && 'type' in value;

/** The name of a guard or action, with its parameter where that is a plain value. */
const nameOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (!isNamed(value)) return 'inline';
  const { type, params } = value;
  return typeof params === 'string' ? `${type}(${params})` : type.replace(/^xstate\./, '');
};

/** An event type in readable form: `after pollInterval`, `done bookRide`. */
const eventOf = (type: string, from: AnyStateNode): string => {
  const delay = from.after.find(({ eventType }) => eventType === type)?.delay;
  if (delay !== undefined) return `after ${delay}`;
  const [, verb, actor] = /^xstate\.(done|error|snapshot)\.(?:actor|state)\.(.*)$/.exec(type) ?? [];
  if (verb) return `${verb} ${actor}`;
  return type === '' ? 'always' : type;
};

const rowsOf = (from: AnyStateNode): Row[] => {
  const transitions: Transition[] = [...[...from.transitions.values()].flat(), ...(from.always ?? [])];
  return transitions.flatMap((transition) =>
    (transition.target ?? [null]).map((to) => ({
      from,
      to,
      event: eventOf(transition.eventType, from),
      guard: transition.guard ? nameOf(transition.guard) : '',
      actions: transition.actions.map(nameOf),
    })),
  );
};

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];
const idOf = (node: AnyStateNode): string => [node.machine.id, ...node.path].join('_');
const pathOf = (node: AnyStateNode): string => node.path.join('.') || node.machine.id;
const isInside = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node.path.length > outer.path.length && outer.path.every((key, depth) => node.path[depth] === key);

const block = (node: AnyStateNode, indent: string): string[] => {
  const children = childrenOf(node);
  const name = node.type === 'parallel' ? `${node.key} (parallel)` : node.key;
  if (children.length === 0) return [`${indent}state "${name}" as ${idOf(node)}`];
  return [
    `${indent}state "${name}" as ${idOf(node)} {`,
    ...children.flatMap((child) => block(child, `${indent}  `)),
    // Written after the names, because some renderers show a state by its id if an arrow mentions it
    // first.
    ...node.initial.target
      .map((first: AnyStateNode) => `${indent}  [*] --> ${idOf(first)}`)
      .slice(0, node.type === 'compound' ? 1 : 0),
    `${indent}}`,
  ];
};

/** Mermaid draws no arrow from a state to one inside it; the table has those. */
const arrows = (rows: readonly Row[]): string[] => {
  const labels = new Map<string, string[]>();
  for (const { from, to, event, guard } of rows) {
    if (!to || isInside(to, from) || isInside(from, to)) continue;
    const arrow = `${idOf(from)} --> ${idOf(to)}`;
    labels.set(arrow, [...(labels.get(arrow) ?? []), guard ? `${event} [${guard}]` : event]);
  }
  return [...labels].map(([arrow, label]) => `  ${arrow} : ${label.join('<br/>')}`);
};

const finals = (nodes: readonly AnyStateNode[]): string[] =>
  nodes.filter(({ type }) => type === 'final').map((node) => `  ${idOf(node)} --> [*]`);

const cells = ({ from, to, event, guard, actions }: Row): string =>
  `| ${[pathOf(from), event, guard, to ? pathOf(to) : '', actions.join(', ')].join(' | ')} |`;

/** A chart as Markdown: a Mermaid diagram of its states, and a table of all its transitions. */
export const diagramOf = (machine: AnyStateMachine): string => {
  const nodes = nodesOf(machine.root);
  const rows = nodes.flatMap(rowsOf);
  return [
    `<!-- GENERATED from machine.ts by machines/diagrams.ts; do not edit. Run \`npm run generate\`. -->`,
    `# ${machine.id}`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...block(machine.root, '  '),
    ...arrows(rows),
    ...finals(nodes),
    '```',
    '',
    '| State | Event | Guard | Target | Actions |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(cells),
    '',
  ].join('\n');
};
