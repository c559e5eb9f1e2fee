import type { TripShareEvent, TripShareSnapshot } from '@mobility/machines/trip-share';
import Copy from 'lucide-react/icons/copy';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { trip as tripTexts } from '../../intl/generated/en-US/trip.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useErrorText } from '../../provider/use-failure.ts';
import * as styles from './RideHelp.css.ts';

export type ShareTripDialogProps = {
  snapshot: TripShareSnapshot;
  send(event: TripShareEvent): void;
  /** The address of a link, by its token. */
  addressOf: (token: string) => string;
};

/** The link to a ride: to copy, to send, and to revoke. */
export const ShareTripDialog = ({ snapshot, send, addressOf }: ShareTripDialogProps) => {
  const t = useText(tripTexts);
  const { token, error } = snapshot.context;
  const retry = () => send({ type: 'retry' });
  const text = useErrorText(error, snapshot.matches('failed') ? retry : undefined);
  return (
    <Dialog
      isOpen={!snapshot.matches('closed')}
      onClose={() => send({ type: 'close' })}
      title={t('shareTitle')}
      isDismissable={!snapshot.matches('stopping')}
    >
      <div className={styles.stack}>
        <p className={styles.muted}>{t('shareText')}</p>
        {snapshot.matches('sharing') && (
          <div role="status">
            <VisuallyHidden>{t('makingLink')}</VisuallyHidden>
            <Skeleton width="100%" height={72} shape="block" />
          </div>
        )}
        {text && (
          <Notice tone="critical" title={text} onRetry={snapshot.matches('failed') ? retry : undefined} />
        )}
        {snapshot.matches('stopped') && (
          <div role="status">
            <Notice tone="positive" title={t('sharingStopped')} onRetry={retry} retryLabel={t('newLink')} />
          </div>
        )}
        {token !== null && (
          <LinkToShare
            address={addressOf(token)}
            isStopping={snapshot.matches('stopping')}
            onStop={() => send({ type: 'stopSharing' })}
          />
        )}
      </div>
    </Dialog>
  );
};

type LinkToShareProps = { address: string; isStopping: boolean; onStop: () => void };

const LinkToShare = ({ address, isStopping, onStop }: LinkToShareProps) => {
  const t = useText(tripTexts);
  const [isCopied, setCopied] = useState(false);
  const canSend = typeof navigator.share === 'function';
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Insecure pages have no clipboard: the text of the field can be copied by hand.
    }
  };
  // Rejects when the user closes the share sheet without choosing a recipient.
  const share = () => navigator.share({ url: address }).catch(() => undefined);
  return (
    <>
      <TextField label={t('link')} value={address} onChange={() => undefined} isReadOnly />
      <div className={styles.row}>
        <Button variant="primary" icon={<Copy size={20} aria-hidden />} onPress={copy}>
          {t('copyLink')}
        </Button>
        {canSend && (
          <Button icon={<Send size={20} aria-hidden />} onPress={share}>
            {t('sendLink')}
          </Button>
        )}
        <Button variant="danger" isPending={isStopping} onPress={onStop}>
          {t('stopSharing')}
        </Button>
      </div>
      <p role="status" className={styles.muted}>
        {isCopied && t('linkCopied')}
      </p>
    </>
  );
};
