import { type ReactNode, useRef } from 'react';
import { editConflict } from '../../../intl/generated/en-US/edit-conflict.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import * as styles from './UserDialog.css.ts';

/** A field that another admin changed while it was edited here. */
export type Conflict = {
  /** What is stored now, as the admin reads it. */
  value: string;
  /** Who stored it, if that is known. */
  author?: string;
};
export type ContestedProps = {
  /** Undefined where there is none. */
  conflict: Conflict | undefined;
  onKeep: () => void;
  onTake: () => void;
  /** The field. */
  children: ReactNode;
};

/** A field, and below it the question which value counts where two admins have changed it. */
export const Contested = ({ conflict, onKeep, onTake, children }: ContestedProps) => {
  const t = useText(editConflict);
  const box = useRef<HTMLDivElement>(null);
  // The buttons go with the question, so the field takes the focus.
  const decide = (choose: () => void) => () => {
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
    choose();
  };
  const wordsOf = ({ value, author }: Conflict): string =>
    author ? t('changedBy', { author, value }) : t('changed', { value });
  return (
    <div ref={box} className={styles.contested}>
      {children}
      <div role="alert">{conflict && <Notice tone="caution" title={wordsOf(conflict)} />}</div>
      {conflict && (
        <div className={styles.buttons} data-conflict>
          <Button size="small" onPress={decide(onKeep)}>
            {t('keepMine')}
          </Button>
          <Button size="small" onPress={decide(onTake)}>
            {t('takeTheirs')}
          </Button>
        </div>
      )}
    </div>
  );
};
