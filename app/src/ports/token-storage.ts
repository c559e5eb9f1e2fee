import type { TokenStorage } from '@mobility/machines/ports';
import { limits } from '@mobility/openapi/limits';

const key = limits.auth.tokenKey;

/** The token in the browser's local storage, where the spec wants it. A browser without storage keeps it in memory. */
export const createTokenStorage = (): TokenStorage => {
  let memory: string | null = null;
  const read = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory;
    }
  };
  const store = (token: string | null): void => {
    memory = token;
    try {
      if (token === null) localStorage.removeItem(key);
      else localStorage.setItem(key, token);
    } catch {
      // Storage is not available; the session then lasts as long as the page.
    }
  };
  return {
    read,
    write: store,
    clear: (token) => {
      if (token === undefined || read() === token) store(null);
    },
    watch: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
