import { type TopUpEvent, type TopUpSnapshot, topUpAmount } from '@mobility/machines/top-up';
import type { SavedCard } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { rich } from '../../../intl/rich.tsx';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useErrorText } from '../../../provider/use-failure.ts';
import { cardName } from '../cards/card-name.ts';
import { BalancePanel } from './BalancePanel.tsx';
import { TopUpAmounts } from './TopUpAmounts.tsx';
import { TopUpCardDialog } from './TopUpCardDialog.tsx';
import * as styles from './TopUpView.css.ts';

export type TopUpViewProps = {
  snapshot: TopUpSnapshot;
  send(event: TopUpEvent): void;
  /** Null while it loads. */
  balance: number | null;
  /** The saved cards that can pay; null while they load. */
  cards: readonly SavedCard[] | null;
  isPrimary: boolean;
};

/** The balance and its top-up: an amount, a card, one button that names both. */
export function TopUpView({ snapshot, send, balance, cards, isPrimary }: TopUpViewProps) {
  const { cardId } = snapshot.context;
  const isDialog =
    snapshot.matches('entering') ||
    snapshot.matches('refused') ||
    (snapshot.matches('charging') && cardId === null);
  return (
    <Card as="section">
      <div className={styles.panel}>
        <BalancePanel balance={balance} />
        <div className={styles.notOnPaper}>
          <TopUpAmounts snapshot={snapshot} send={send} />
          <ChooseCard snapshot={snapshot} send={send} cards={cards} />
          <TopUpButton snapshot={snapshot} send={send} cards={cards} isPrimary={isPrimary} />
          <Outcome snapshot={snapshot} send={send} />
        </div>
      </div>
      {isDialog && <TopUpCardDialog snapshot={snapshot} send={send} />}
    </Card>
  );
}

const typedCard = 'typed';

/** Which card pays. Without a saved card there is nothing to choose. The place is the same, so that the button stays. */
function ChooseCard({ snapshot, send, cards }: Pick<TopUpViewProps, 'snapshot' | 'send' | 'cards'>) {
  const t = useText(wallet);
  if (cards === null) return <Skeleton shape="block" height="4.5rem" />;
  if (cards.length === 0)
    return (
      <div className={styles.later}>
        <span className={styles.label}>{t('card')}</span>
        <p>{t('cardLater')}</p>
      </div>
    );
  const options = [
    ...cards.map((card) => ({ id: card.id, label: cardName(t, card) })),
    { id: typedCard, label: t('anotherCard') },
  ];
  return (
    <Select
      label={t('card')}
      options={options}
      value={snapshot.context.cardId ?? typedCard}
      isDisabled={snapshot.matches('charging') || snapshot.matches('opening')}
      onChange={(id) => send({ type: 'chooseCard', cardId: id === typedCard ? null : id })}
    />
  );
}

function TopUpButton({ snapshot, send, cards, isPrimary }: Omit<TopUpViewProps, 'balance'>) {
  const t = useText(wallet);
  const amount = topUpAmount(snapshot.context);
  const card = cards?.find(({ id }) => id === snapshot.context.cardId);
  return (
    <Button
      className={styles.action}
      size="large"
      fullWidth
      variant={isPrimary ? 'primary' : 'secondary'}
      isPending={['waiting', 'opening', 'charging'].some((state) => state === snapshot.value)}
      onPress={() => send({ type: 'topUp' })}
    >
      <span>
        {Number.isNaN(amount)
          ? t('topUp')
          : rich((slot) => t('topUpBy', { amount: slot(<Money amount={amount} />) }))}
      </span>
      <span className={styles.by}>{card ? cardName(t, card) : t('byCard')}</span>
    </Button>
  );
}

function Outcome({ snapshot, send }: Pick<TopUpViewProps, 'snapshot' | 'send'>) {
  const t = useText(wallet);
  const { done, error } = snapshot.context;
  const text = useErrorText(error);
  return (
    <>
      <p role="status" className={styles.done} hidden={!done}>
        {done && (
          <>
            <CircleCheck size={20} aria-hidden />
            <span>{rich((slot) => t('added', { amount: slot(<Money amount={done.amount} />) }))}</span>
          </>
        )}
      </p>
      {snapshot.matches('failed') && text && (
        <Notice
          tone="critical"
          title={text}
          onRetry={() => send({ type: 'retry' })}
          retryLabel={t('tryAgain')}
        />
      )}
    </>
  );
}
