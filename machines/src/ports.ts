import type { Language, Location } from '@mobility/openapi';

/** What the machines need from their environment. The app provides real ones, tests provide fakes. */

/** The wall clock. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
};

/** New random ids: idempotency keys, alert ids. */
export type Ids = { next(): string };

/** Why the server ended a session. */
export type SessionEnd = 'expired' | 'locked';

/** The only place where the access token is stored. */
export type TokenStorage = {
  read(): string | null;
  write(token: string): void;
  /** Clears the token only if storage still holds this one, and notes why. Without a token it clears any. */
  clear(token?: string, end?: SessionEnd): void;
  /** What was noted when a token was last cleared, in any tab; null after a sign-out. */
  readEnd?(): SessionEnd | null;
  /** The proof of an earlier sign-in on this device. It stays when the token is cleared. */
  readDeviceProof?(): string | null;
  writeDeviceProof?(proof: string): void;
  /** Calls back when another tab wrote or removed the token. Returns a function that stops it. */
  watch(listener: (token: string | null) => void): () => void;
};

/** The language of the page. */
export type PageLanguage = {
  /** Calls back when the page is shown in another one. Returns a function that stops it. */
  watch(listener: (language: Language) => void): () => void;
};

/** Whether the page is visible and the network is available. */
export type Presence = {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back at each change, also when the window takes focus. Returns a function that stops it. */
  watch(listener: (event: 'online' | 'offline' | 'visible' | 'hidden') => void): () => void;
};

/** The position of the device. Rejects with `unsupported` or `unavailable` as `kind`. */
export type Geolocation = {
  locate(signal: AbortSignal): Promise<Location>;
  /**
   * Calls back with each new position, and when it was taken, in milliseconds since 1970; or once where the user or the
   * browser refuses. Asks the user for permission if necessary. Returns a function that stops it.
   */
  follow?(
    listener: (location: Location & { heading?: number }, timestamp: number) => void,
    onRefused: () => void,
  ): () => void;
  /** Whether the position may be read without asking the user. */
  isAllowed?(): Promise<boolean>;
};
export type GeolocationError = { kind: 'unsupported' | 'unavailable' };

/** A place to choose: from the gazetteer, a map service or typed coordinates. */
export type FoundPlace = {
  id: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** True for a fallback that replaces a text which could not be found. */
  approximate?: boolean;
};

/** A point on the earth, in degrees. */
export type Point = Pick<FoundPlace, 'latitude' | 'longitude'>;

/** Finds places by typed text. */
export type PlaceProvider = {
  /** At most eight places, the best first; of those that fit equally well, the nearest to `near` first. */
  suggest(text: string, signal: AbortSignal, near?: Point | null): Promise<FoundPlace[]>;
  /** The one place that the text names, or null. */
  geocode(text: string, signal: AbortSignal): Promise<FoundPlace | null>;
  /** The named place nearest to a point, or null where none is within a few minutes' walk. */
  nearest?(at: Pick<FoundPlace, 'latitude' | 'longitude'>, signal: AbortSignal): Promise<FoundPlace | null>;
  /** Whether the map service has refused, which is final. Without it, there is none that could. */
  refused?: { get(): boolean; subscribe(listener: () => void): () => void };
};

/** A picture that was read from a file; `image` is what the environment draws. */
export type Picture = { width: number; height: number; image: unknown };

/** A square part of a picture, in its pixels. */
export type Square = { x: number; y: number; side: number };

/** Reads and encodes pictures. */
export type Pictures = {
  /** Rejects where the file is no picture that the environment can show. */
  read(file: Blob): Promise<Picture>;
  /** The square as a small JPEG in base64, within the limits of the contract. */
  encode(picture: Picture, square: Square): Promise<string>;
};

/**
 * Opens one socket and passes on the messages for the user's role; `openLiveChannel` of the SDK returns one. Retries
 * and timers belong to the live-connection machine.
 */
export type { LiveChannel, LiveChannelHandlers, OpenLiveChannel } from '@mobility/sdk/live';
