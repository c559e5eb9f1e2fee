/** One text of this device, kept in the browser; null removes it. Without storage it lasts as long as the page. */
export type DeviceSetting = {
  read(): string | null;
  write(value: string | null): void;
  /** Calls back when another tab has changed it. */
  follow(onChange: () => void): void;
};

export const deviceSetting = (key: string): DeviceSetting => {
  let memory: string | null = null;
  return {
    read: () => {
      try {
        return localStorage.getItem(key);
      } catch {
        return memory;
      }
    },
    write: (value) => {
      memory = value;
      try {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, value);
      } catch {
        // The value in memory is used instead.
      }
    },
    follow: (onChange) => addEventListener('storage', (event) => event.key === key && onChange()),
  };
};
