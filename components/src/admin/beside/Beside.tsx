import { type ReactNode, useState } from 'react';
import { hasRoom } from './has-room.ts';
import { whole } from './Sheet.css.ts';
import { Sheet } from './Sheet.tsx';

export type BesideProps = {
  /** The id of the heading. */
  labelledBy: string;
  onClose: () => void;
  /** A part with the properties of `useBeside`. */
  children: ReactNode;
};

/** A part that a row opens beside its list, or in its place. On a phone it is a sheet over the page, which has to be closed first. */
export const Beside = ({ labelledBy, onClose, children }: BesideProps) => {
  // It stays what it is until it closes, so that a turned phone does not take the focus from what is typed.
  const [isBeside] = useState(hasRoom);
  if (isBeside) return children;
  return (
    <Sheet aria-labelledby={labelledBy} contentClassName={whole} onClose={onClose} handlesEscape>
      {children}
    </Sheet>
  );
};
