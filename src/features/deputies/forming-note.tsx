import { seats } from '@/features/deputies/list/full-list-queries';

export function FormingNote({ listed }: { listed: number }) {
  return `A Câmara ainda está publicando a lista da nova legislatura: ${listed} de ${seats}.`;
}
