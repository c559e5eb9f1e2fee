import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { adminAudit } from '../../intl/generated/en-US/admin-audit.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as panel from '../panel/Panel.css.ts';
import * as styles from './Audit.css.ts';

export type FullIdProps = {
  id: string;
  /** What the id leads to. */
  href?: string | undefined;
};

/** A whole id with a button that copies it. A search of the trail finds whole ids, but not the ends of all of them. */
export const FullId = ({ id, href }: FullIdProps) => {
  const t = useText(adminAudit);
  const text = useRef<HTMLElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    setCopied(false);
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      setCopied(false);
      // Insecure pages have no clipboard: the selected text can be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <span className={styles.fullId}>
      <bdi ref={text} className={styles.idText}>
        {href ? (
          <Link className={panel.link} href={href}>
            {id}
          </Link>
        ) : (
          id
        )}
      </bdi>
      <IconButton
        size="small"
        label={t('copyId', { id })}
        icon={isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
        onPress={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">{isCopied && t('copied')}</span>
      </VisuallyHidden>
    </span>
  );
};
