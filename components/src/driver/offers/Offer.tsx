import { useRef } from 'react';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { useOfferOnScreen } from './use-offer-on-screen.ts';
import { useUrgentSound } from './use-urgent-sound.ts';

export type OfferProps = OfferCardProps & {
  /** Whether the driver wants no alerts about rides. */
  isQuiet: boolean;
};

/** The first offer, whose sound repeats while little time is left to answer. */
export const Offer = ({ isQuiet, ...props }: OfferProps) => {
  useUrgentSound(isQuiet || props.isAccepting ? undefined : props.ride);
  const card = useRef<HTMLElement>(null);
  useOfferOnScreen(card, props.ride.id);
  return <OfferCard {...props} cardRef={card} />;
};
