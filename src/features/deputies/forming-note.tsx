import { seats } from '@/features/deputies/list/full-list-queries';

/** The Chamber has not yet listed all members of a legislature that has begun. */
export function FormingNote({ listed }: { listed: number }) {
  return `A Câmara ainda está publicando a lista da nova legislatura: ${listed} de ${seats}.`;
}
