import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownFile, ownPhotosWords } from '../../lib/election/own-photos.ts';
import { ownFolder } from '../../lib/photo/photo-hosts.ts';
import type { Backend } from '../backend.ts';
import { cutPhoto, widthsOf } from './cut.ts';
import { type Absence, fetchOriginals, type Fetching } from './fetch-originals.ts';
import { missingPhotosNotice, unreadListNotice } from './notices.ts';
import type { Original } from './original-store.ts';
import { candidatePhotos, deputyPhotos, type PhotoOf, type WantedPhoto } from './wanted.ts';

interface PhotosOptions {
  folder: string;
  backend: Backend;
  candidates: readonly PhotoOf[];
  fetching: Fetching;
}

const creditsFile = 'creditos.json';

/** Tells whether the photo could be read as a picture. */
async function writeCopies(site: string, photo: WantedPhoto, { bytes }: Original): Promise<boolean> {
  try {
    for (const width of widthsOf[photo.kind])
      await writeFile(join(site, ownFile(photo.address, width)), await cutPhoto(bytes, width, photo.credit));
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.warn(`${photo.address}: ${reason}`);
    return false;
  }
}

function creditsText(copied: readonly WantedPhoto[]): string {
  const credits = copied.map(({ kind, address, credit }) => ({
    arquivos: widthsOf[kind].map((width) => `/${ownFile(address, width)}`),
    origem: address,
    credito: credit,
    mudanca: 'Recortada em 3:4, reduzida e gravada como WebP.',
  }));
  return `${JSON.stringify(credits, null, 2)}\n`;
}

/** In every size that pages show; returns page notes and sentences about missing photos. */
export async function writePhotos({ folder, backend, candidates, fetching }: PhotosOptions) {
  const notices: string[] = [];
  const deputies = await deputyPhotos(backend).catch((error: unknown) => {
    notices.push(unreadListNotice(error));
    return [];
  });
  const wanted = [...candidatePhotos(candidates), ...deputies];
  const originals = await fetchOriginals(
    wanted.map(({ address }) => address),
    fetching,
  );
  await rm(join(folder, ownFolder), { recursive: true, force: true });
  await mkdir(join(folder, ownFolder), { recursive: true });
  const copied: WantedPhoto[] = [];
  const missing: { photo: WantedPhoto; reason: Absence }[] = [];
  for (const photo of wanted) {
    const original = originals.get(photo.address) ?? 'silent';
    if (typeof original === 'string') missing.push({ photo, reason: original });
    else if (await writeCopies(folder, photo, original)) copied.push(photo);
    else missing.push({ photo, reason: 'refused' });
  }
  await writeFile(join(folder, ownFolder, creditsFile), creditsText(copied));
  const words = ownPhotosWords(
    wanted.map(({ address }) => address),
    new Set(copied.map(({ address }) => address)),
  );
  if (missing.length > 0) notices.push(missingPhotosNotice(wanted, missing));
  return { words, notices };
}
