import type { SavedCardsEvent, SavedCardsSnapshot } from '@mobility/machines/saved-cards';
import { common } from '../../../intl/generated/en-US/common.ts';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { useErrorText } from '../../../provider/use-failure.ts';
import { cardName } from './card-name.ts';

type RemoveCardDialogProps = { snapshot: SavedCardsSnapshot; send(event: SavedCardsEvent): void };

/** Asks for confirmation before a card is removed. */
export function RemoveCardDialog({ snapshot, send }: RemoveCardDialogProps) {
  const t = useText(wallet);
  const tCommon = useText(common);
  const isRemoving = snapshot.matches('removing');
  const { card, error } = snapshot.context;
  const text = useErrorText(error);
  if (!card || (!snapshot.matches('confirming') && !isRemoving)) return null;
  const close = () => send({ type: 'close' });
  return (
    <Dialog
      isOpen
      onClose={close}
      role="alertdialog"
      title={t('removeTitle', { card: cardName(t, card) })}
      isDismissable={!isRemoving}
      footer={
        <>
          <Button variant="danger" isPending={isRemoving} onPress={() => send({ type: 'removeCard' })}>
            {t('remove')}
          </Button>
          <Button isDisabled={isRemoving} onPress={close}>
            {tCommon('cancel')}
          </Button>
        </>
      }
    >
      <p>{t(card.is_default ? 'removeDefaultText' : 'removeText')}</p>
      {text && <Notice tone="critical" title={text} />}
    </Dialog>
  );
}
