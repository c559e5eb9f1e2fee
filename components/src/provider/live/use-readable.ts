import { useSyncExternalStore } from 'react';
import type { Readable } from './telemetry.ts';

/** The current value, with a render at each change. Not for values that change with each message of a fast stream. */
export const useReadable = <Value>({ get, subscribe }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, get, get);
