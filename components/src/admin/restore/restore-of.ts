import { restoreWith } from '@mobility/machines/restore';
import { type ActorRefFrom, createActor } from 'xstate';
import { holdPage } from '../../provider/hold-page.ts';
import type { Mobility } from '../../provider/mobility.ts';
import { sendCounted } from './send-counted.ts';

type RestoreActor = ActorRefFrom<ReturnType<typeof restoreWith>>;

const begun = new WeakMap<Mobility, RestoreActor>();

/** Ends it when the user signs out or another one signs in. A restore may give the same admin another id. */
const endWithSession = (actor: RestoreActor, { auth }: Mobility): void => {
  let owner = auth?.getSnapshot().context.user;
  auth?.subscribe(({ context: { user } }) => {
    if (owner && owner.id !== user?.id && owner.email !== user?.email)
      actor.send({ type: 'end', email: owner.email });
    owner = user;
  });
};

/**
 * The restore of a page. It is made when the tab of the database is first shown, goes on while the page shows something
 * else, and ends with the session.
 */
export const restoreOf = (mobility: Mobility): RestoreActor => {
  const found = begun.get(mobility);
  if (found) return found;
  const { client, ids, clock, alerts, queryClient } = mobility;
  const readAgain = (): void => void queryClient.invalidateQueries();
  const ports = { client, send: sendCounted, ids, clock, alerts, holdPage, readAgain };
  const actor = createActor(restoreWith(ports)).start();
  begun.set(mobility, actor);
  endWithSession(actor, mobility);
  return actor;
};
