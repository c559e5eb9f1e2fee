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
  /** The values that differ from the initial context of the machine. */
  context?: Partial<SnapshotFrom<Machine>['context']>;
};

/** A machine's snapshot in one state. Nothing is started, so nothing is called and no time passes. */
export const hold = <Machine extends AnyStateMachine>(
  machine: Machine,
  { input, value, context }: Still<Machine>,
): SnapshotFrom<Machine> => {
  // TypeScript cannot express the options of an actor for a generic machine.
  const options = { input } as ActorOptions<Machine>;
  const start: AnyMachineSnapshot = createActor(machine, options).getSnapshot();
  const snapshot = machine.resolveState({ value, context: { ...start.context, ...context } });
  // Storybook traverses every argument, and the references within a machine are circular.
  for (const key of ['machine', '_nodes']) Object.defineProperty(snapshot, key, { enumerable: false });
  return snapshot as SnapshotFrom<Machine>;
};

/** Ignores all events. */
export const ignore = (): void => {};

/** Ignores all alerts. */
export const alerts = { send: ignore };
