import { seats } from '@/features/deputies/list/full-list-queries';

/** Says that the Chamber has not yet listed all members of the legislature that has begun. */
export function FormingNote({ listed }: { listed: number }) {
  return `A Câmara ainda está publicando a lista da nova legislatura: ${listed} de ${seats}.`;
}
