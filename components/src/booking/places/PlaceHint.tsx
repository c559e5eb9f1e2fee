import type { MessageKey } from '@mobility/machines/messages';
import { type PlaceSearchSnapshot, parseCoordinates } from '@mobility/machines/place-search';
import { limits } from '@mobility/openapi/limits';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { Text } from '../../intl/create-text.ts';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { useText } from '../../intl/use-text.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PlaceField.css.ts';
import { SentenceOnDemand } from './SentenceOnDemand.tsx';
import { useHeld } from './use-held.ts';

type Hint = { text: ReactNode; tone: 'muted' | 'caution' | 'critical' };
type T = Text<typeof booking.messages>;

const muted = (text: string): Hint => ({ text, tone: 'muted' });

const searchHint = (t: T, snapshot: PlaceSearchSnapshot): Hint | null => {
  if (snapshot.matches({ assisted: 'searching' })) return muted(t('searchingPlaces'));
  if (snapshot.matches({ assisted: 'resolving' }) || snapshot.matches({ manual: 'resolving' }))
    return muted(t('lookingForAddress'));
  if (snapshot.matches({ assisted: 'noResults' })) return muted(t('noPlacesFound'));
  const { text, place } = snapshot.context;
  const { minLength } = limits.placeSearch;
  const isShort = text.trim() !== '' && text.trim().length < minLength && !place;
  return isShort ? muted(t('typeMore', { count: minLength })) : null;
};

const caution = (message: MessageKey, address = ''): Hint => ({
  text: <SentenceOnDemand message={message} params={{ address }} />,
  tone: 'caution',
});

const hintOf = (t: T, snapshot: PlaceSearchSnapshot, isFocused: boolean): Hint | null => {
  const { message, text, place } = snapshot.context;
  if (message) return caution(message, text.trim());
  if (place?.approximate) return caution('booking.approximatePlace');
  if (isFocused && place && parseCoordinates(text)) return muted(t('coordinatesRecognized'));
  return isFocused || !snapshot.matches({ assisted: 'idle' }) ? searchHint(t, snapshot) : null;
};

/**
 * The hint below a place field; null most of the time. The error of a refused submit shows where the search has
 * nothing to say about the text, and not while the person types.
 */
export const useHint = (snapshot: PlaceSearchSnapshot, isFocused: boolean, error?: string): Hint | null => {
  const t = useText(booking);
  const hint = hintOf(t, snapshot, isFocused);
  const isTyping = isFocused && snapshot.context.text !== '';
  return useHeld<Hint | null>(error && !isTyping ? { text: hint?.text ?? error, tone: 'critical' } : hint);
};

type PlaceHintProps = {
  id: string;
  hint: Hint | null;
  /** For screen readers only, because the suggestions cover the hint. */
  isHidden?: boolean;
};

/** The hint of a place field. The element always exists, so that screen readers announce its text when it changes. */
export const PlaceHint = ({ id, hint, isHidden = false }: PlaceHintProps) => (
  <div id={id} role="status">
    {hint && isHidden && <VisuallyHidden>{hint.text}</VisuallyHidden>}
    {hint && !isHidden && (
      <p className={styles.hint({ tone: hint.tone })}>
        {hint.tone !== 'muted' && <TriangleAlert className={styles.hintIcon} size={16} aria-hidden="true" />}
        {hint.text}
      </p>
    )}
  </div>
);
