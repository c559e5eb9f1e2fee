import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, EventObject } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

type Exploration = {
  input?: unknown;
  /** The events of users, the server and parents. Those of timers and invoked actors are added to them. */
  events: readonly EventObject[];
  /** The outputs of an invoked actor, by its id; several where guards depend on them. */
  outputs?: Record<string, readonly unknown[]>;
  /** The errors of an invoked actor, by its id; a network error unless given. */
  errors?: Record<string, readonly unknown[]>;
  /** Actors that run as long as their state and never end by themselves. */
  endless?: readonly string[];
  /** What beside the state value distinguishes two snapshots, where a guard depends on the context. */
  distinguish?: (context: never) => unknown;
};

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

/** The leaf states that no unconditional `always` leaves at once. */
export const stableStates = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root)
    .filter((node) => node.type === 'atomic' || node.type === 'final')
    .filter((node) => !(node.always ?? []).some((transition) => transition.guard === undefined))
    .map((node) => node.id);

/** Every output, error and timer of the machine as an event. */
const syntheticEvents = (
  machine: AnyStateMachine,
  { outputs = {}, errors = {}, endless = [] }: Exploration,
): EventObject[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...node.invoke
      .filter(({ id }) => !endless.includes(id))
      .flatMap(({ id }) => [
        ...(outputs[id] ?? [undefined]).map((output) => ({
          type: `xstate.done.actor.${id}`,
          output,
          actorId: id,
        })),
        ...(errors[id] ?? [{ kind: 'network' }]).map((error) => ({
          type: `xstate.error.actor.${id}`,
          error,
          actorId: id,
        })),
      ]),
    ...node.after.map(({ eventType }) => ({ type: eventType })),
  ]);

type Vertex = { state: AnyMachineSnapshot; transitions: Record<string, { state: AnyMachineSnapshot }> };

const activeIn = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes.map((node: AnyStateNode) => node.id);

const explore = (machine: AnyStateMachine, exploration: Exploration) => {
  const { input, events, distinguish } = exploration;
  const map = getAdjacencyMap(machine, {
    input,
    events: [...events, ...syntheticEvents(machine, exploration)],
    limit: 20_000,
    // An actor that does not run sends nothing; its error would stop the machine.
    filterEvents: (snapshot, event) =>
      snapshot.status === 'active' &&
      (typeof event.actorId !== 'string' || snapshot.children[event.actorId] !== undefined),
    serializeState: (snapshot) =>
      JSON.stringify([snapshot.value, snapshot.status, distinguish?.(snapshot.context as never)]),
  });
  // The graph types its map with branded strings and unknown snapshots.
  return (Object.values(map) as Vertex[]).map(({ state, transitions }) => ({
    active: activeIn(state),
    done: state.status !== 'active',
    next: Object.values(transitions).map((transition) => activeIn(transition.state)),
  }));
};

/** The stable states that no sequence of events reaches: must be none. */
export const unreached = (machine: AnyStateMachine, exploration: Exploration): string[] => {
  const reached = new Set(explore(machine, exploration).flatMap(({ active }) => active));
  return stableStates(machine).filter((id) => !reached.has(id));
};

/** The stable states, except final ones, that no event leaves: must be none, or those that a page leaves. */
export const withoutExit = (machine: AnyStateMachine, exploration: Exploration): string[] => {
  const vertices = explore(machine, exploration).filter(({ done }) => !done);
  const finals = nodesOf(machine.root)
    .filter((node) => node.type === 'final')
    .map((node) => node.id);
  return stableStates(machine).filter(
    (id) =>
      !finals.includes(id) &&
      !vertices.some(({ active, next }) => active.includes(id) && next.some((after) => !after.includes(id))),
  );
};
