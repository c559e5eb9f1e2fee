import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './Figures.css.ts';

export type FigureProps = {
  label: string;
  /** Null while it loads. */
  value: ReactNode | null;
  note?: ReactNode;
};

const Content = ({ label, value, note, as: Label }: FigureProps & { as: 'h3' | 'span' }) => (
  <>
    <Label className={styles.label}>{label}</Label>
    <span className={styles.value}>{value ?? <Skeleton width={40} height={28} />}</span>
    <span className={styles.note}>{note}</span>
  </>
);

export type FiguresProps = {
  label: string;
  figures: readonly FigureProps[];
  /** Each figure is below its name, for amounts that need the room of a line. */
  isStacked?: boolean;
};

/** Four figures in a line. */
export const Figures = ({ label, figures, isStacked = false }: FiguresProps) => (
  <section className={styles.figures} aria-label={label}>
    {figures.map((figure) => (
      <div key={figure.label} className={styles.figure} data-stacked={isStacked || undefined}>
        <Content {...figure} as="h3" />
      </div>
    ))}
  </section>
);

export type FigureChoicesProps<Id extends string> = {
  label: string;
  figures: readonly (FigureProps & { id: Id })[];
  /** Undefined where another filter is chosen. */
  value: Id | undefined;
  onChange: (id: Id) => void;
};

/** Figures that filter the list below them: one is chosen. */
export const FigureChoices = <Id extends string>(props: FigureChoicesProps<Id>) => {
  const { label, figures, value, onChange } = props;
  const choose = (chosen: string | undefined) => {
    const figure = figures.find(({ id }) => id === chosen);
    if (figure) onChange(figure.id);
  };
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.figures}
      selectionMode="single"
      disallowEmptySelection={value !== undefined}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => choose([...keys].map(String)[0])}
    >
      {figures.map(({ id, ...figure }) => (
        <ToggleButton key={id} id={id} data-printed className={`${styles.figure} ${styles.choice}`}>
          <Content {...figure} as="span" />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};
