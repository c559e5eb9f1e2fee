import type { PlaceSearchSnapshot } from '@mobility/machines/place-search.machine';
import { parseCoordinates } from '@mobility/machines/place-search.rules';
import { limits } from '@mobility/openapi/limits';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { text as sentence } from '../messages/text.ts';
import * as styles from './PlaceField.css.ts';

export type Hint = { words: string; tone: 'muted' | 'caution' };

const quiet = (words: string): Hint => ({ words, tone: 'muted' });

const searchHint = (snapshot: PlaceSearchSnapshot): Hint | null => {
  if (snapshot.matches({ assisted: 'searching' })) return quiet('Searching places…');
  if (snapshot.matches({ assisted: 'resolving' }) || snapshot.matches({ manual: 'resolving' }))
    return quiet('Looking for this address…');
  if (snapshot.matches({ assisted: 'noResults' }))
    return quiet('No places found. Try another spelling, or type coordinates such as 37.7955, -122.3937.');
  const { text, place } = snapshot.context;
  const isShort = text.trim() !== '' && text.trim().length < limits.placeSearch.minLength && !place;
  return isShort ? quiet(`Type at least ${limits.placeSearch.minLength} letters.`) : null;
};

/** What there is to say about a place field; null most of the time. */
export const hintOf = (snapshot: PlaceSearchSnapshot, isFocused: boolean): Hint | null => {
  const { message, text, place } = snapshot.context;
  if (message) return { words: sentence(message, { address: text.trim() }), tone: 'caution' };
  if (place?.approximate) return { words: sentence('booking.approximatePlace'), tone: 'caution' };
  if (isFocused && place && parseCoordinates(text)) return quiet('Coordinates recognised.');
  return isFocused || !snapshot.matches({ assisted: 'idle' }) ? searchHint(snapshot) : null;
};

type PlaceHintProps = { id: string; hint: Hint | null };

/** What the field says about itself. It stays in the page, so that its words are announced when they come. */
export const PlaceHint = ({ id, hint }: PlaceHintProps) => (
  <div id={id} role="status">
    {hint && (
      <p className={styles.hint({ tone: hint.tone })}>
        {hint.tone === 'caution' && (
          <TriangleAlert className={styles.hintIcon} size={16} aria-hidden="true" />
        )}
        {hint.words}
      </p>
    )}
  </div>
);
