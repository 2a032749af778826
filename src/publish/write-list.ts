import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from '../lib/drawn-pages.ts';
import { paths } from '../lib/paths.ts';
import { withList } from './drawn-list.ts';
import { drawList, type ListDrawing } from './first-render.ts';
import { patience } from '../seo/public-candidates.ts';

const listed = [paths.home, paths.candidates];

interface ListOptions {
  root: string;
  mode: string;
  /** Of a built site. */
  folder: string;
  /** What the pages say of the photos that the site has copies of. */
  ownPhotos: string;
}

/**
 * Writes into the pages that begin with the list of candidates how they look with the list of now, or takes out what is
 * there when the backend does not answer; then returns a sentence for the person, else null.
 */
export async function writeList({ root, mode, folder, ownPhotos }: ListOptions): Promise<string | null> {
  let drawing: ListDrawing | null = null;
  let notice: string | null = null;
  try {
    drawing = await drawList(root, mode, { patience, ownPhotos });
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    notice = `A lista de candidatos não foi desenhada nas páginas que começam por ela (${reason}).`;
  }
  for (const path of listed) {
    const file = join(folder, fileOf(path));
    const page = drawing?.pages[path];
    const list = drawing && page ? { mark: drawing.mark, ...page } : null;
    await writeFile(file, withList(await readFile(file, 'utf8'), list));
  }
  return notice;
}
