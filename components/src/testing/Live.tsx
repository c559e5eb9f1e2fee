import { type ReactNode, useEffect, useState } from 'react';
import type { AnyActorRef, SnapshotFrom } from 'xstate';

/** Shows an actor as it runs, the way the app does. */
export function Live<Actor extends AnyActorRef>({
  actor,
  children,
}: {
  actor: Actor;
  children(snapshot: SnapshotFrom<Actor>): ReactNode;
}) {
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot());
  useEffect(() => {
    const subscription = actor.subscribe(setSnapshot);
    return () => subscription.unsubscribe();
  }, [actor]);
  return children(snapshot);
}
