import * as z from 'zod';
import { askBackend, type Backend } from '../backend.ts';
import type { PublicCandidate } from '../records.ts';

export interface WantedPhoto {
  kind: 'candidate' | 'deputy';
  /** https, from the record. */
  address: string;
  /** Author and licence; null when the record has none. */
  credit: string | null;
}

const photoAddress = z
  .string()
  .transform((address) => address.trim().replace(/^http:/, 'https:'))
  .pipe(z.url({ protocol: /^https$/ }))
  .transform((address) => new URL(address).href)
  .nullable()
  .catch(null);

const deputy = z.object({ urlFoto: photoAddress }).catch({ urlFoto: null });
const deputies = z.object({ dados: z.array(deputy).min(1) });

export type PhotoOf = Pick<PublicCandidate, 'foto_url' | 'foto_credito'>;

export function candidatePhotos(candidates: readonly PhotoOf[]): WantedPhoto[] {
  return candidates.flatMap(({ foto_url, foto_credito: credit }) => {
    const address = photoAddress.parse(foto_url);
    return address === null ? [] : [{ kind: 'candidate', address, credit }];
  });
}

/** All who are in exercise fit one answer of the Chamber. */
const inExercise =
  'https://dadosabertos.camara.leg.br/api/v2/deputados?ordenarPor=nome&ordem=ASC&itens=1000&pagina=1';

/** From the Chamber's list. Rejects without it in time. */
export async function deputyPhotos(backend: Backend): Promise<WantedPhoto[]> {
  const answer = deputies.parse(await askBackend(backend, 'functions/v1/camara-proxy', { url: inExercise }));
  return answer.dados.flatMap(({ urlFoto: address }) =>
    address === null ? [] : [{ kind: 'deputy', address, credit: null }],
  );
}
