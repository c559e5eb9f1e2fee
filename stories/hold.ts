import {
  type ActorOptions,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type SnapshotFrom,
  type StateValueFrom,
} from 'xstate';

type Still<Machine extends AnyStateMachine> = {
  input: InputFrom<Machine>;
  value: StateValueFrom<Machine>;
  /** What differs from the context that the machine starts with. */
  context?: Partial<SnapshotFrom<Machine>['context']>;
};

/** A machine's snapshot in one state. Nothing is started, so nothing is called and no time passes. */
export const hold = <Machine extends AnyStateMachine>(
  machine: Machine,
  { input, value, context }: Still<Machine>,
): SnapshotFrom<Machine> => {
  // An actor's options depend on its machine in a way that a generic one cannot spell.
  const options = { input } as ActorOptions<Machine>;
  const start: AnyMachineSnapshot = createActor(machine, options).getSnapshot();
  const snapshot = machine.resolveState({ value, context: { ...start.context, ...context } });
  // Storybook walks through every argument, and would walk the whole machine in circles.
  for (const key of ['machine', '_nodes']) Object.defineProperty(snapshot, key, { enumerable: false });
  return snapshot as SnapshotFrom<Machine>;
};

/** Takes events and does nothing. */
export const ignore = (): void => {};

/** Hears alerts and shows none. */
export const alerts = { send: ignore };
