import { readFileSync } from 'node:fs';
import type { World } from './analysis-support.ts';

/** Every word beside records' own, for a person to read. */
export const ownWords: readonly string[] = readFileSync(
  new URL('./analysis-words.txt', import.meta.url),
  'utf8',
)
  .split(/\s+/)
  .filter((word) => word !== '');

const states =
  'Acre;Alagoas;Amazonas;Amapá;Bahia;Ceará;Distrito Federal;Espírito Santo;Goiás;Maranhão;Minas Gerais;Mato Grosso do Sul;Mato Grosso;Pará;Paraíba;Pernambuco;Piauí;Paraná;Rio de Janeiro;Rio Grande do Norte;Rondônia;Roraima;Rio Grande do Sul;Santa Catarina;Sergipe;São Paulo;Tocantins';

/** What the rows say, and the names of states. */
function valuesIn({ candidates, deputies, chamber }: World): string[] {
  const records = candidates.flatMap(({ candidatos_presidencia_2026: row }) => row ?? []);
  const ids = deputies.map(({ deputado_id }) => deputado_id);
  return [
    ...states.split(';'),
    ...records.flatMap((row) => [
      row.nome,
      row.partido_sigla,
      row.profissao ?? '',
      row.inclinacao_politica ?? '',
      ...row.historico_eleitoral.map(({ cargo }) => cargo),
      ...row.pautas_detalhe.map(({ texto }) => texto),
    ]),
    ...(chamber ?? [])
      .filter(({ id }) => ids.includes(`${id}`))
      .flatMap(({ nome, siglaPartido }) => [nome, siglaPartido]),
  ].filter((value) => value !== '');
}

/** The words of a text about these rows that none of the rows says. */
export function wordsOf(text: string, world: World): Set<string> {
  const values = [...new Set(valuesIn(world))]
    .map((value) => value.replaceAll('“', '‘').replaceAll('”', '’'))
    .sort((a, b) => b.length - a.length)
    .map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const said = new RegExp(String.raw`(?<![\p{L}\d])(?:${values.join('|')})(?![\p{L}\d])`, 'gu');
  return new Set(
    text
      .replace(said, ' ')
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase()),
  );
}
