import { vi } from 'vitest';

/** jsdom keeps no files: what was handed over, and under which name. */
export function watchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, { createObjectURL, revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, blob });
  });
  return files;
}
