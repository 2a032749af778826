import type { Absence } from './fetch-originals.ts';
import type { WantedPhoto } from './wanted.ts';

const words: Readonly<Record<Absence, string>> = {
  silent: 'sem resposta',
  refused: 'recusadas ou ilegíveis',
  gone: 'que não existem mais',
};

interface Missing {
  photo: WantedPhoto;
  reason: Absence;
}

/** '14 de www.camara.leg.br (sem resposta)' for each host and reason. */
function causes(missing: readonly Missing[]): string {
  const counts = new Map<string, number>();
  for (const { photo, reason } of missing) {
    const cause = `${new URL(photo.address).host} (${words[reason]})`;
    counts.set(cause, (counts.get(cause) ?? 0) + 1);
  }
  return [...counts].map(([cause, count]) => `${count} de ${cause}`).join(' e ');
}

export function missingPhotosNotice(wanted: readonly WantedPhoto[], missing: readonly Missing[]): string {
  const copied = (kind: WantedPhoto['kind']) => {
    const all = wanted.filter((photo) => photo.kind === kind).length;
    return `${all - missing.filter(({ photo }) => photo.kind === kind).length} de ${all}`;
  };
  return `O site ficou com cópia própria das fotos de ${copied('candidate')} candidatos e ${copied('deputy')} deputados; ${missing.length === 1 ? 'falta' : 'faltam'} ${causes(missing)}, e no lugar as telas de escolhas mostram as iniciais e as listas públicas, a foto da origem.`;
}

export function unreadListNotice(error: unknown): string {
  const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
  return `As fotos dos deputados não foram copiadas para o site, porque a lista não foi lida (${reason}).`;
}
