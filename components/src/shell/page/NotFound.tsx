import MapPinOff from 'lucide-react/icons/map-pin-off';
import { notFound } from '../../intl/generated/en-US/not-found.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { defaultLinks } from '../../provider/links.ts';
import * as styles from './ErrorPanel.css.ts';

/** Shown at an address that has no page. */
export const NotFound = ({ homeHref = defaultLinks.home }: { homeHref?: string }) => {
  const t = useText(shell);
  const tPage = useText(notFound);
  return (
    <div className={styles.panel}>
      <MapPinOff className={styles.quietIcon} size={40} aria-hidden="true" />
      <h1 className={styles.title}>{t('notFound')}</h1>
      <p className={styles.text}>{tPage('text')}</p>
      <div className={styles.actions}>
        <LinkButton variant="primary" href={homeHref}>
          {tPage('toStart')}
        </LinkButton>
      </div>
    </div>
  );
};
