import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export type CardProps = {
  as?: 'section' | 'article' | 'div' | 'li';
  title?: ReactNode;
  /** Shown at the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
  /** None for lists and maps that reach the edges. Default normal: 16 px, 20 from tablets on. */
  padding?: 'none' | 'normal';
  className?: string;
};

/** A raised surface. With a title it is a section of that name. */
export const Card = ({ as, title, action, children, padding = 'normal', className }: CardProps) => {
  const titleId = useId();
  const Element = as ?? (title ? 'section' : 'div');
  return (
    <Element
      className={className ? `${styles.card} ${className}` : styles.card}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={styles.head}>
          <Heading isOfPart id={titleId} className={styles.title}>
            {title}
          </Heading>
          {action}
        </div>
      )}
      <div className={styles.body[padding]}>{children}</div>
    </Element>
  );
};
