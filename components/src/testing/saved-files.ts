import { vi } from 'vitest';

export type SavedFile = { name: string; content: Blob };

/** Collects the files that the page saves instead of saving them. `vi.restoreAllMocks` ends it. */
export const collectSavedFiles = (): SavedFile[] => {
  const files: SavedFile[] = [];
  let latest = new Blob();
  URL.createObjectURL = (content) => {
    if (content instanceof Blob) latest = content;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: latest });
  });
  return files;
};
