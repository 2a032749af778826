import * as z from 'zod';
import { askBackend, askForCandidates, type Backend } from '../backend.ts';

/** A photo of which the site is to have copies. */
export interface WantedPhoto {
  kind: 'candidate' | 'deputy';
  /** https; where its record says that it is. */
  address: string;
  /** Author and licence as the record says them; null when it says nothing. */
  credit: string | null;
}

const photoAddress = z
  .string()
  .transform((address) => address.trim().replace(/^http:/, 'https:'))
  .pipe(z.url({ protocol: /^https$/ }))
  .transform((address) => new URL(address).href)
  .nullable()
  .catch(null);

const candidates = z.array(z.object({ foto_url: photoAddress, foto_credito: z.string().nullable() }));
const deputies = z.object({ dados: z.array(z.object({ urlFoto: photoAddress })).min(1) });

/** The photos of everybody who has a candidate's page. Rejects when the backend does not answer in time. */
export async function candidatePhotos(backend: Backend): Promise<WantedPhoto[]> {
  const answer = candidates.parse(await askForCandidates(backend, Object.keys(candidates.element.shape)));
  return answer.flatMap(({ foto_url: address, foto_credito: credit }) =>
    address === null ? [] : [{ kind: 'candidate', address, credit }],
  );
}

/** All who are in exercise fit one answer of the Chamber. */
const inExercise =
  'https://dadosabertos.camara.leg.br/api/v2/deputados?ordenarPor=nome&ordem=ASC&itens=1000&pagina=1';

/** The photos of the deputies in exercise, from the Chamber's list. Rejects when it does not come in time. */
export async function deputyPhotos(backend: Backend): Promise<WantedPhoto[]> {
  const answer = deputies.parse(await askBackend(backend, 'functions/v1/camara-proxy', { url: inExercise }));
  return answer.dados.flatMap(({ urlFoto: address }) =>
    address === null ? [] : [{ kind: 'deputy', address, credit: null }],
  );
}
