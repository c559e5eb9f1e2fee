import { shell } from '../intl/generated/en-US/shell.ts';
import { useText } from '../intl/use-text.ts';
import * as styles from './sections.css.ts';

/** The end of the landing page: who made it, and the ways to its sections. */
export const Footer = () => {
  const t = useText(shell);
  return (
    <footer className={styles.footer}>
      <p>{t('credit', { product: 'Mobility' })}</p>
      <a className={styles.footerLink} href="#features">
        {t('features')}
      </a>
      <a className={styles.footerLink} href="#how-it-works">
        {t('howItWorks')}
      </a>
    </footer>
  );
};
