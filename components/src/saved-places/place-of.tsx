import { placeAt } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import type { SavedPlace } from '@mobility/openapi';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import type { ReactNode } from 'react';
import type { Text } from '../intl/create-text.ts';
import type { places } from '../intl/generated/en-US/places.ts';

/** A saved place in the form of a place to choose. */
export const placeOf = (place: SavedPlace): FoundPlace => placeAt(place, place.address);

/** Home and work in the language of the screen; another place as its rider called it. */
export const nameOf = (t: Text<typeof places.messages>, { kind, name }: SavedPlace): string =>
  kind === 'home' || kind === 'work' ? t(kind) : name;

const icons: Partial<Record<string, typeof House>> = { home: House, work: BriefcaseBusiness };

export const iconOf = ({ kind }: Pick<SavedPlace, 'kind'>): ReactNode => {
  const Icon = icons[kind] ?? MapPin;
  return <Icon size={20} aria-hidden="true" />;
};
