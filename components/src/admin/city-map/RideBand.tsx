import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { useConnection } from '../../provider/live/use-connection.ts';
import { type DraftStorage, useMobility } from '../../provider/mobility.ts';
import { useAddress } from '../console/parameters.ts';
import { chosenNow } from './active-rides.ts';
import { RideBandView } from './RideBandView.tsx';
import { useActiveRides } from './use-active-rides.ts';

export type RideBandProps = {
  /** The ride that is drawn with its way, by its id. */
  chosenId: string | null;
  /** The same as the table has it; null where it does not. */
  chosen: Ride | null;
  onChoose: (rideId: string | null) => void;
  hrefOf: (ride: Ride) => string;
};

const storageKey = 'mobility_admin_map';

/** Whether the map is open. The choice survives a reload, as far as the browser keeps it. */
const useKept = (storage: DraftStorage) => {
  const [isOpen, setOpen] = useState(() => {
    try {
      return storage.getItem(storageKey) !== 'closed';
    } catch {
      return true;
    }
  });
  const keep = (next: boolean): void => {
    setOpen(next);
    try {
      storage.setItem(storageKey, next ? 'open' : 'closed');
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  };
  return [isOpen, keep] as const;
};

/** The map of what drives now, above the table. */
export const RideBand = ({ chosenId, chosen, onChoose, hrefOf }: RideBandProps) => {
  const { drafts } = useMobility();
  const address = useAddress();
  const { areAll, ...active } = useActiveRides();
  const { isLive } = useConnection();
  const [isOpen, onOpen] = useKept(drafts);
  return (
    <RideBandView
      {...active}
      isLive={isLive}
      chosen={chosenNow(chosenId, { rides: active.rides, areAll }, chosen)}
      onChoose={onChoose}
      isOpen={isOpen}
      onOpen={onOpen}
      hrefOf={hrefOf}
      hrefOfStatus={(status) => address.hrefOf('rides', { status })}
    />
  );
};
