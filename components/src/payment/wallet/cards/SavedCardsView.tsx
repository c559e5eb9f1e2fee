import { isExpired, type SavedCardsEvent, type SavedCardsSnapshot } from '@mobility/machines/saved-cards';
import type { SavedCard } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import Banknote from 'lucide-react/icons/banknote';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Plus from 'lucide-react/icons/plus';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AddCardDialog } from './AddCardDialog.tsx';
import { BrandTile } from './BrandTile.tsx';
import { cardExpiry, cardName } from './card-name.ts';
import { RemoveCardDialog } from './RemoveCardDialog.tsx';
import * as styles from './SavedCardsView.css.ts';

export type SavedCardsViewProps = {
  snapshot: SavedCardsSnapshot;
  send(event: SavedCardsEvent): void;
  /** Null while they load. */
  cards: readonly SavedCard[] | null;
  /** How many cards could not be read. */
  unreadable?: number;
  /** The last read failed; the cards that are known stay. */
  isFailed: boolean;
  onRetry(): void;
  /** Whether cash is listed, too. */
  hasCash: boolean;
  /** Milliseconds since 1970, for the cards that have expired. */
  now: number;
};

/** The methods on file: saved cards, each with a menu, and cash. */
export function SavedCardsView(props: SavedCardsViewProps) {
  const t = useText(wallet);
  const { snapshot, send, cards, unreadable = 0, isFailed, onRetry, hasCash, now } = props;
  const { changed } = snapshot.context;
  const isFull = cards !== null && cards.length >= limits.card.savedAtMost;
  const add = (
    <Button
      size="small"
      icon={<Plus size={16} aria-hidden />}
      isDisabled={cards === null || isFull}
      isPending={snapshot.matches('waiting') || snapshot.matches('opening')}
      onPress={() => send({ type: 'add' })}
    >
      {t('addCard')}
    </Button>
  );
  return (
    <Card as="section" title={t(hasCash ? 'cardsAndCash' : 'cards')} padding="none" action={add}>
      {isFailed && (
        <div className={styles.message}>
          <Notice tone="critical" title={t('cardsFailed')} onRetry={onRetry} />
        </div>
      )}
      {cards === null && !isFailed && <Loading />}
      <VisuallyHidden>
        <span role="status">{changed && t(changed === 'saved' ? 'cardSaved' : 'cardRemoved')}</span>
      </VisuallyHidden>
      {isFull && <p className={styles.hint}>{t('cardLimit', { count: limits.card.savedAtMost })}</p>}
      <ul>
        {cards?.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            now={now}
            send={send}
            isBusy={snapshot.matches('settingDefault')}
          />
        ))}
        {unreadable > 0 && <li className={styles.none}>{t('cardsUnreadable', { count: unreadable })}</li>}
        {cards?.length === 0 && unreadable === 0 && <li className={styles.none}>{t('noCards')}</li>}
        {hasCash && <CashRow />}
      </ul>
      <AddCardDialog snapshot={snapshot} send={send} />
      <RemoveCardDialog snapshot={snapshot} send={send} />
    </Card>
  );
}

type CardRowProps = { card: SavedCard; now: number; isBusy: boolean; send(event: SavedCardsEvent): void };

function CardRow({ card, now, isBusy, send }: CardRowProps) {
  const t = useText(wallet);
  const name = cardName(t, card);
  const expiry = cardExpiry(card);
  const hasExpired = isExpired(card, now);
  return (
    <li className={styles.row}>
      <BrandTile brand={card.brand} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {!hasExpired && expiry && t('expires', { date: expiry })}
          {hasExpired && <Badge tone="critical">{t('expired', { date: expiry })}</Badge>}
          {card.is_default && <Badge>{t('default')}</Badge>}
        </p>
      </div>
      <Menu
        label={name}
        trigger={
          <IconButton
            label={t('cardMenu', { card: name })}
            isDisabled={isBusy}
            icon={<EllipsisVertical size={20} aria-hidden />}
          />
        }
        items={[
          ...(card.is_default ? [] : [{ id: 'default' as const, label: t('makeDefault') }]),
          { id: 'remove' as const, label: t('remove'), tone: 'critical' as const },
        ]}
        onAction={(id) => send({ type: id === 'default' ? 'setDefaultCard' : 'remove', card })}
      />
    </li>
  );
}

function CashRow() {
  const t = useText(wallet);
  return (
    <li className={styles.row}>
      <span className={styles.tile} aria-hidden="true">
        <Banknote size={20} />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>{t('cash')}</p>
        <p className={styles.detail}>{t('cashHint')}</p>
      </div>
    </li>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <Skeleton width="100%" height={44} />
      <Skeleton width="100%" height={44} />
    </div>
  );
}
