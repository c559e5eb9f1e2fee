import CarFront from 'lucide-react/icons/car-front';
import SearchX from 'lucide-react/icons/search-x';
import { history } from '../../intl/generated/en-US/history.ts';
import { ride } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { defaultLinks, type Links } from '../../provider/links.ts';

type NoRidesProps = { viewer: 'rider' | 'driver' | 'admin'; isFiltered: boolean; links?: Links };

/** The empty state of a history, with or without a filter. */
export function NoRides({ viewer, isFiltered, links = defaultLinks }: NoRidesProps) {
  const t = useText(history);
  const tRide = useText(ride);
  if (isFiltered) {
    return <EmptyState icon={<SearchX size={24} />} title={t('noRidesFound')} text={t('adjustFilters')} />;
  }
  return (
    <EmptyState
      icon={<CarFront size={24} />}
      title={t('noRidesYet')}
      text={t(viewer === 'driver' ? 'completeFirstRide' : 'noRidesTaken')}
      action={
        viewer === 'rider' && (
          <LinkButton variant="primary" href={links.bookRide}>
            {tRide('bookFirstRide')}
          </LinkButton>
        )
      }
    />
  );
}
