import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PaymentCheck.css.ts';

/** The id of the checkout session, with a button that copies it. */
export const SessionId = ({ id }: { id: string }) => {
  const t = useText(payment);
  const code = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // Insecure pages have no clipboard: the selected text can be copied by hand.
      if (code.current) getSelection()?.selectAllChildren(code.current);
    }
  };
  return (
    <div>
      <dt className={styles.term}>{t('sessionId')}</dt>
      <dd className={styles.session}>
        <code ref={code} className={styles.code}>
          {id}
        </code>
        <IconButton
          label={t('copySessionId')}
          icon={isCopied ? <Check size={20} /> : <Copy size={20} />}
          onPress={() => void copy()}
        />
        <VisuallyHidden>
          <span role="status">{isCopied && t('copied')}</span>
        </VisuallyHidden>
      </dd>
    </div>
  );
};
