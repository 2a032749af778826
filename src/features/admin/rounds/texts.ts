import * as z from 'zod/mini';
import { refusalText as refusalIn, typedStays as kept } from '@/features/admin/refusals';
import { formatCount } from '@/lib/text/format-count';
import { parseJson } from '@/lib/text/parse-json';

export const overtakenText = `Outra pessoa gravou este turno antes de você. ${kept} Confira o que mudou, marcado com ‘antes’, e grave de novo.`;

/** Tokens of private.check_result and private.gravar_turno. */
const refusals: Readonly<Record<string, string>> = {
  resultado_mudou: overtakenText,
  resultado_sem_fonte: `Um turno publicado precisa da fonte inteira. ${kept}`,
  resultado_dia: `O dia da fonte e o da proclamação não podem estar no futuro. ${kept}`,
  resultado_candidaturas: `As candidaturas não são exatamente as que disputaram este turno. ${kept}`,
  resultado_percentual: `Uma porcentagem não é a dos votos. ${kept}`,
  resultado_situacao: `A situação marcada não decorre dos votos. ${kept}`,
  resultado_segundo_turno: `O 2º turno publicado depende do 1º como estava. Despublique o 2º turno antes. ${kept}`,
};

const sumSchema = z.object({ soma: z.number(), validos: z.number() });

function sumText(details: unknown): string {
  const { data: parsed } = sumSchema.safeParse(typeof details === 'string' ? parseJson(details) : null);
  return parsed
    ? `A soma dos votos (${formatCount(parsed.soma)}) é diferente dos votos válidos (${formatCount(parsed.validos)}).`
    : 'A soma dos votos é diferente dos votos válidos.';
}

export function refusalText(error: unknown): string {
  const details = error instanceof Error && 'details' in error ? error.details : null;
  return refusalIn(error, (token) =>
    token === 'resultado_soma' ? `${sumText(details)} ${kept}` : refusals[token],
  );
}

export const stillText = 'Este turno não está publicado. Para publicar, escolha a situação dele.';

export const sampleText =
  'O formulário veio de um exemplo gerado, não de um arquivo do TSE, e por isso não pode ser gravado. Volte ao que está gravado ou importe o arquivo do TSE.';

export function readTexts(people: number, count: number) {
  return [
    'Arquivo lido neste aparelho, nada foi enviado.',
    `${String(people)} candidaturas encontradas pelo número do TSE. ${
      count === 0
        ? 'Nada difere do que está gravado.'
        : `${String(count)} ${count === 1 ? 'valor difere' : 'valores diferem'} do que está gravado.`
    }`,
  ];
}
