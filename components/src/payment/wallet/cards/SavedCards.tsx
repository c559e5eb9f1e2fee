import { savedCardsWith } from '@mobility/machines/saved-cards';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useMobility } from '../../../provider/mobility.ts';
import { useHosting } from '../use-hosting.ts';
import { SavedCardsView } from './SavedCardsView.tsx';
import { useSavedCards } from './use-saved-cards.ts';

export type SavedCardsProps = {
  /** Whether cash is listed as a method, as it is for riders. Default true. */
  hasCash?: boolean;
};

/** The saved cards of the signed-in rider or driver: add, remove, choose the default. */
export const SavedCards = ({ hasCash = true }: SavedCardsProps) => {
  const mobility = useMobility();
  const { alerts, clock, leaveTo, queries, queryClient } = mobility;
  const isHosted = useHosting();
  const cards = useSavedCards();
  const machine = useMemo(() => savedCardsWith(mobility), [mobility]);
  const [snapshot, send, actor] = useActor(machine, { input: { alerts } });
  useEffect(() => {
    const { queryKey } = queries.listSavedCards();
    const changed = actor.on('cards_changed', () => void queryClient.invalidateQueries({ queryKey }));
    const opened = actor.on('checkout_opened', ({ url }) => leaveTo(url));
    return () => {
      changed.unsubscribe();
      opened.unsubscribe();
    };
  }, [actor, leaveTo, queries, queryClient]);
  useEffect(() => {
    if (isHosted !== null) send({ type: 'hosting_known', isHosted });
  }, [isHosted, send]);
  return (
    <SavedCardsView
      snapshot={snapshot}
      send={send}
      cards={cards.data?.cards ?? null}
      unreadable={cards.data?.unreadable}
      isFailed={cards.isError}
      onRetry={() => void cards.refetch()}
      hasCash={hasCash}
      now={clock.now()}
    />
  );
};
