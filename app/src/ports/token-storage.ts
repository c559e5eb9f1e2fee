import type { TokenStorage } from '@mobility/machines/ports';
import { limits } from '@mobility/openapi/limits';

/** One text in the browser's local storage. A browser without storage keeps it in memory. */
const createEntry = (key: string) => {
  let memory: string | null = null;
  return {
    read: (): string | null => {
      try {
        return localStorage.getItem(key);
      } catch {
        return memory;
      }
    },
    store: (text: string | null): void => {
      memory = text;
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Storage is not available; the text then lasts as long as the page.
      }
    },
  };
};

const key = limits.auth.tokenKey;

/** The token in the browser's local storage, where the spec wants it, and beside it the proof of this device. */
export const createTokenStorage = (): TokenStorage => {
  const { read, store } = createEntry(key);
  const proof = createEntry(limits.auth.deviceProofKey);
  return {
    read,
    write: store,
    clear: (token) => {
      if (token === undefined || read() === token) store(null);
    },
    readDeviceProof: proof.read,
    writeDeviceProof: proof.store,
    watch: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
