import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export interface SiteFile {
  /** Address of the file from the site's root, decoded: "/assets/x.js". */
  path: string;
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Lower case; empty when there is none. */
export function extensionOf(path: string): string {
  return /\.([0-9a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
}

async function readSiteFile(directory: string, file: string): Promise<SiteFile> {
  const body = new Uint8Array(await readFile(file));
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { path: `/${relative(directory, file).split(sep).join('/')}`, body, etag: `"${hash}"` };
}

/** No request reaches another file; dot files are left out. */
export async function readSite(directory: string): Promise<Map<string, SiteFile>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (name) =>
        !relative(directory, name)
          .split(sep)
          .some((part) => part.startsWith('.')),
    );
  const files = await Promise.all(names.map((name) => readSiteFile(directory, name)));
  return new Map(files.map((file) => [file.path, file]));
}
