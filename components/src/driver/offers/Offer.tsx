import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { useUrgentSound } from './use-urgent-sound.ts';

export type OfferProps = OfferCardProps & {
  /** Whether the driver wants no alerts about rides. */
  isQuiet: boolean;
};

/** The first offer, whose sound repeats while little time is left to answer. */
export const Offer = ({ isQuiet, ...props }: OfferProps) => {
  useUrgentSound(isQuiet || props.isAccepting ? undefined : props.ride);
  return <OfferCard {...props} />;
};
