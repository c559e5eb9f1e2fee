import { topUpTopic } from '@mobility/machines/alerts';
import { payingCards } from '@mobility/machines/saved-cards';
import { topUpWith } from '@mobility/machines/top-up';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useIntl } from '../../../intl/IntlProvider.tsx';
import { useTypedLocale } from '../../../intl/use-typed-locale.ts';
import { useTopicOnScreen } from '../../../provider/alerts/use-topic-on-screen.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useBalance } from '../../../provider/use-balance.ts';
import { useRefreshPayments } from '../../use-refresh-payments.ts';
import { useSavedCards } from '../cards/use-saved-cards.ts';
import { useHosting } from '../use-hosting.ts';
import { TopUpView } from './TopUpView.tsx';

export type TopUpProps = {
  /** False where another action of the page comes first, such as paying a ride. Default true. */
  isPrimary?: boolean;
};

/** The balance of the signed-in rider or driver, and its top-up by a saved or a typed card. */
export const TopUp = ({ isPrimary = true }: TopUpProps) => {
  const mobility = useMobility();
  const { clock, leaveTo } = mobility;
  const { locale } = useIntl();
  const { data } = useBalance();
  const balance = data?.current_balance ?? null;
  const isHosted = useHosting();
  const { data: known, isError } = useSavedCards();
  const saved = known?.cards;
  const cards = useMemo(() => saved && payingCards(saved, clock.now()), [saved, clock]);
  useTopicOnScreen(topUpTopic);
  const machine = useMemo(() => topUpWith(mobility), [mobility]);
  const [snapshot, send, actor] = useActor(machine, { input: { locale } });
  useTypedLocale(snapshot, send);
  const refresh = useRefreshPayments();
  const isCharging = snapshot.matches('charging');
  useEffect(() => {
    if (cards && !isCharging) send({ type: 'cards_known', cards });
  }, [cards, isCharging, send]);
  useEffect(() => {
    if (isHosted !== null) send({ type: 'hosting_known', isHosted });
  }, [isHosted, send]);
  useEffect(() => {
    const changed = actor.on('balance_changed', refresh);
    const opened = actor.on('checkout_opened', ({ url }) => leaveTo(url));
    return () => {
      changed.unsubscribe();
      opened.unsubscribe();
    };
  }, [actor, refresh, leaveTo]);
  return (
    <TopUpView
      snapshot={snapshot}
      send={send}
      balance={balance}
      cards={cards ?? (isError ? [] : null)}
      isPrimary={isPrimary}
    />
  );
};
