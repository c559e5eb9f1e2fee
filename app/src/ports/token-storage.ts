import type { SessionEnd, TokenStorage } from '@mobility/machines/ports';
import { limits } from '@mobility/openapi/limits';
import { deviceSetting } from './device-setting.ts';

const key = limits.auth.tokenKey;

/** The token in the browser's local storage, where the spec wants it, and beside it the proof of this device. */
export const createTokenStorage = (): TokenStorage => {
  const { read, write } = deviceSetting(key);
  const noted = deviceSetting(`${key}_end`);
  const proof = deviceSetting(limits.auth.deviceProofKey);
  return {
    read,
    write,
    clear: (token, end) => {
      const held = read();
      // Another tab has cleared it, and has noted why.
      if (held === null || (token !== undefined && held !== token)) return;
      noted.write(end ?? null);
      write(null);
    },
    readEnd: () => noted.read() as SessionEnd | null,
    readDeviceProof: proof.read,
    writeDeviceProof: proof.write,
    watch: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener(event.key === null ? null : event.newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
};
