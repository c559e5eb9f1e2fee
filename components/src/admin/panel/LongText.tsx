import * as styles from './LongText.css.ts';

export type LongTextProps = { text: string; className?: string; lang?: string };

/**
 * A text of which a row shows two lines at most, so that it makes no row high. The whole of it is its tooltip. Names of people are
 * never cut.
 */
export const LongText = ({ text, className, lang }: LongTextProps) => (
  <bdi className={className ? `${styles.two} ${className}` : styles.two} lang={lang} title={text}>
    {text}
  </bdi>
);
