import CarFront from 'lucide-react/icons/car-front';
import SearchX from 'lucide-react/icons/search-x';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../primitives/LinkButton/LinkButton.tsx';

/** What the history says when it has nothing to show. */
export function NoRides({ viewer, isFiltered }: { viewer: 'rider' | 'admin'; isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title="No rides found"
        text="Try adjusting your search or filters"
      />
    );
  }
  return (
    <EmptyState
      icon={<CarFront size={24} />}
      title="No rides yet"
      text="You haven't taken any rides yet"
      action={
        viewer === 'rider' && (
          <LinkButton variant="primary" href="/book-ride">
            Book Your First Ride
          </LinkButton>
        )
      }
    />
  );
}
