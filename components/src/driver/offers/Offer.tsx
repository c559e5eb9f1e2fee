import { OfferCard, type OfferCardProps } from './OfferCard.tsx';
import { useIsScrolled } from './use-is-scrolled.ts';
import { useUrgentSound } from './use-urgent-sound.ts';

export type OfferProps = OfferCardProps & {
  /** Whether the driver wants no alerts about rides. */
  isQuiet: boolean;
};

/**
 * The first offer, whose sound repeats while little time is left to answer. On a phone it is short while the driver reads
 * further down the page.
 */
export const Offer = ({ isQuiet, ...props }: OfferProps) => {
  useUrgentSound(isQuiet || props.isAccepting ? undefined : props.ride);
  return <OfferCard {...props} isShort={useIsScrolled()} onShowDetails={() => window.scrollTo(0, 0)} />;
};
