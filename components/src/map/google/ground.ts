import type { GoogleMap, GoogleMaps, GoogleView } from '../../provider/ports/google-maps.ts';
import type { ColorScheme } from './color-scheme.ts';

/** A map of Google in an element of its own. */
type Drawing = {
  scheme: ColorScheme;
  element: HTMLElement;
  map: GoogleMap;
  onDrawn: () => void;
  isDrawn: boolean;
};

/** A ground is only looked at: the map above it has the gestures, the keys and the buttons. */
const still = {
  disableDefaultUI: true,
  gestureHandling: 'none',
  keyboardShortcuts: false,
  clickableIcons: false,
  isFractionalZoomEnabled: true,
};

/** Google counts each map that is made, and never frees one: those of closed maps are used again. */
const spares = new WeakMap<GoogleMaps, Drawing[]>();

const sparesOf = (google: GoogleMaps): Drawing[] => {
  const known = spares.get(google) ?? [];
  spares.set(google, known);
  return known;
};

const takeSpare = (google: GoogleMaps, scheme: ColorScheme): Drawing | undefined => {
  const all = sparesOf(google);
  const at = all.findIndex((each) => each.scheme === scheme);
  return at < 0 ? undefined : all.splice(at, 1)[0];
};

export type Ground = {
  /** Shows the same place as the map above. */
  follow(view: GoogleView): void;
  close(): void;
};

type Opened = { scheme: ColorScheme; view: GoogleView; onDrawn: () => void };

/** Draws Google's map in an element. `onDrawn` is called once it is there, and never where Google refuses. */
export const openGround = (
  host: HTMLElement,
  google: GoogleMaps,
  { scheme, view, onDrawn }: Opened,
): Ground => {
  let latest = view;
  let drawing: Drawing | undefined;
  let isOpen = true;
  const show = (found: Drawing): void => {
    drawing = found;
    host.append(found.element);
    found.map.moveCamera(latest);
    found.onDrawn = onDrawn;
    if (found.isDrawn) onDrawn();
  };
  const make = async (): Promise<void> => {
    const maps = await google.library('maps');
    if (!maps || !isOpen) return;
    const element = host.ownerDocument.createElement('div');
    host.append(element);
    const map = new maps.Map(element, { ...still, ...latest, colorScheme: scheme });
    const made: Drawing = { scheme, element, map, onDrawn, isDrawn: false };
    const first = map.addListener('tilesloaded', () => {
      first.remove();
      made.isDrawn = true;
      made.onDrawn();
    });
    show(made);
  };
  const spare = takeSpare(google, scheme);
  if (spare) show(spare);
  // Where Google's script fails at a map, the drawn ground stays.
  else make().catch(() => undefined);
  return {
    follow: (wanted) => {
      latest = wanted;
      drawing?.map.moveCamera(wanted);
    },
    close: () => {
      isOpen = false;
      host.replaceChildren();
      if (drawing) sparesOf(google).push(Object.assign(drawing, { onDrawn: () => undefined }));
    },
  };
};
