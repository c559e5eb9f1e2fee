import type { LiveClientExtra, LiveClientMessage, LiveMessage, Location, Role } from '@mobility/openapi';

/** What the machines need from the world around them. The app gives real ones, tests give fakes. */

/** The same object that `createActor` gets as its clock, with a wall clock beside the timers. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
};

/** New random ids: idempotency keys, alert ids. */
export type Ids = { next(): string };

/** Where the access token lives; the only home of it. */
export type TokenStorage = {
  read(): string | null;
  write(token: string): void;
  /** Clears the token only if storage still holds this one. Without an argument it clears any. */
  clear(token?: string): void;
  /** Calls back when another tab wrote or removed the token. Returns the way to stop. */
  watch(listener: (token: string | null) => void): () => void;
};

/** Whether the person and the network are there. */
export type Presence = {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back at each change, also when the window takes focus. Returns the way to stop. */
  watch(listener: (event: 'online' | 'offline' | 'visible' | 'hidden') => void): () => void;
};

/** The browser's own idea of where it is. Rejects with `unsupported` or `unavailable` as `kind`. */
export type Geolocation = {
  locate(signal: AbortSignal): Promise<Location>;
  /** Calls back with each new position, and when it was taken, in milliseconds since 1970. Returns the way to stop. */
  follow?(listener: (location: Location, timestamp: number) => void): () => void;
};
export type GeolocationError = { kind: 'unsupported' | 'unavailable' };

/** A place that somebody may pick: from the gazetteer, a map service or typed coordinates. */
export type FoundPlace = {
  id: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** A fallback that stands in for text which nobody could find. */
  approximate?: boolean;
};

/** Finds places by what people type. */
export type PlaceProvider = {
  /** At most eight places, the best first. */
  suggest(text: string, signal: AbortSignal): Promise<FoundPlace[]>;
  /** The one place that the text names, or null. */
  geocode(text: string, signal: AbortSignal): Promise<FoundPlace | null>;
};

/** What opens one socket. Every retry, timer and decision belongs to the machine that calls it. */
export type OpenLiveChannel = (
  target: { userId: string; role: Role },
  handlers: LiveChannelHandlers,
) => LiveChannel;
export type LiveChannelHandlers = {
  onOpen(): void;
  onMessage(message: LiveMessage): void;
  onError(): void;
  onClose(close: { code: number; reason: string }): void;
  /** The socket could not be created, which was found out later. */
  onRefused?(): void;
  /** A sign of life of the server. */
  onFrame?(): void;
  /** Messages wait for one that is missing, until it comes or `skipGap` gives up on it. */
  onGap?(): void;
  /** Nothing before now will come any more. Where not `complete`, something may be missing that has to be fetched. */
  onCaughtUp?(caughtUp: { complete: boolean }): void;
};
export type LiveChannel = {
  /** False when the socket was not open and the message was dropped. */
  send(message: LiveClientMessage | Extract<LiveClientExtra, { type: 'ping' }>): boolean;
  /** Goes on with the token of the moment. */
  sendToken(): boolean;
  skipGap(): void;
  close(code: number, reason?: string): void;
};
