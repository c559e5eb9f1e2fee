/** The part of a file's entry in Vite's manifest that is used here. */
export type Chunk = {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  isEntry?: boolean;
};

/** The manifest entries of the screens without a network: the frame of the app, and the last ride. */
const shown = ['index.html', 'src/installed/OfflineRide.tsx'];

/** The font of the screens' own language; the others are kept when they are used. */
const isFirstFont = (file: string): boolean => /inter-latin-wght/.test(file);

/** The files that the app needs to start without a network, from Vite's manifest: scripts, style sheets and a font. */
export const neededOffline = (manifest: Record<string, Chunk>): string[] => {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    const { file, css = [], assets = [], imports = [], isEntry } = chunk;
    const own = isEntry && file.endsWith('.html') ? [] : [file];
    return [...own, ...css, ...assets.filter(isFirstFont), ...imports.flatMap(visit)];
  };
  return [...new Set(shown.flatMap(visit))];
};
