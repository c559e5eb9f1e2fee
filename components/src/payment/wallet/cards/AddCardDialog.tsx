import type { SavedCardsEvent, SavedCardsSnapshot } from '@mobility/machines/saved-cards';
import { useState } from 'react';
import { wallet } from '../../../intl/generated/en-US/wallet.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { useErrorText } from '../../../provider/use-failure.ts';
import { CardFields } from '../../card/CardFields.tsx';
import * as styles from './SavedCardsView.css.ts';

type AddCardDialogProps = { snapshot: SavedCardsSnapshot; send(event: SavedCardsEvent): void };

/** The card that is typed to be saved. It cannot be closed while it is saved. */
export function AddCardDialog({ snapshot, send }: AddCardDialogProps) {
  const t = useText(wallet);
  const text = useErrorText(snapshot.context.error);
  const [attempts, setAttempts] = useState(0);
  const isSaving = snapshot.matches('saving');
  if (!snapshot.matches('adding') && !isSaving) return null;
  const save = () => {
    setAttempts(attempts + 1);
    send({ type: 'saveCard' });
  };
  return (
    <Dialog
      isOpen
      onClose={() => send({ type: 'close' })}
      title={t('addCard')}
      isDismissable={!isSaving}
      footer={
        <Button variant="primary" size="large" fullWidth isPending={isSaving} onPress={save}>
          {t('saveCard')}
        </Button>
      }
    >
      <p className={styles.detail}>{t('neverSent')}</p>
      <CardFields card={snapshot.context} send={send} attempts={attempts} onSubmit={save} />
      {text && <Notice tone="critical" title={text} />}
    </Dialog>
  );
}
