import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHasRoom } from './has-room.ts';
import { Place } from './Place.tsx';
import { moved, whole } from './Sheet.css.ts';
import { Sheet } from './Sheet.tsx';

export type BesideProps = {
  /** The id of the heading. */
  labelledBy: string;
  onClose: () => void;
  /** A part with the properties of `useBeside`. */
  children: ReactNode;
};

const newHost = (): HTMLElement => {
  const host = document.createElement('div');
  host.className = moved;
  return host;
};

/**
 * A part that a row opens beside its list, or in its place. On a phone it is a sheet over the page, which has to be closed
 * first. When the width changes, the same elements move, so that the part keeps its state, what is typed and the focus.
 */
export const Beside = ({ labelledBy, onClose, children }: BesideProps) => {
  const [host] = useState(newHost);
  const place = <Place host={host} />;
  return (
    <>
      {useHasRoom() ? (
        place
      ) : (
        <Sheet aria-labelledby={labelledBy} contentClassName={whole} onClose={onClose} handlesEscape>
          {place}
        </Sheet>
      )}
      {createPortal(children, host)}
    </>
  );
};
