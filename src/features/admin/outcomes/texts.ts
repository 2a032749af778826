import { refusalText as refusalIn, typedStays as kept } from '@/features/admin/refusals';
import { errorCode } from '@/lib/errors';

const dayToCome = 'O dia em que a fonte foi lida não pode estar no futuro.';

export const overtakenText = `Outra pessoa gravou este destino antes de você. ${kept} Confira o que mudou, marcado com ‘antes’, e grave de novo.`;

/** By the database's token or constraint. */
const refusals: Readonly<Record<string, string>> = {
  destino_mudou: overtakenText,
  destino_dia: `${dayToCome} ${kept}`,
  destinos_destino_known: `O destino não é um dos conhecidos. ${kept}`,
  destinos_cargo_valid: `O cargo só vale para quem disputou outro cargo, com 3 a 60 caracteres em uma linha. ${kept}`,
  destinos_fonte_titulo_valid: `O título da fonte precisa de 3 a 200 caracteres em uma linha. ${kept}`,
  destinos_fonte_url_valid: `O endereço da fonte precisa começar com https://. ${kept}`,
  destinos_situacao_known: `A situação não é uma das conhecidas. ${kept}`,
};

const missing = '23502';

export function refusalText(error: unknown): string {
  if (errorCode(error) === missing)
    return `Um destino precisa da fonte inteira e do dia em que ela foi lida. ${kept}`;
  return refusalIn(
    error,
    (message) => Object.entries(refusals).find(([token]) => message.includes(token))?.[1],
  );
}
