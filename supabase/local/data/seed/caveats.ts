/** Which fact each caveat sentence of the curated file is about; an unassigned one stops the command. */
import { type SourceCandidate } from './source.ts';

/** Field by the beginning of the sentence. A `text` replaces words meant for whoever curates; null is about no fact. */
const places: readonly (readonly [begins: string, field: string | null, text?: string])[] = [
  ['Nome', 'nome'],
  ['A lista do g1', 'nome'],
  ['Profissão', 'profissao'],
  ['Um repositório que o descreve', 'profissao'],
  ['Data de nascimento só', 'data_nascimento', 'A data só aparece em repositório não confiável.'],
  ['Data de nascimento', 'data_nascimento'],
  ['Um repositório com data de nascimento', 'data_nascimento'],
  ['Um repositório registra 35 anos', 'data_nascimento'],
  ['Inclinação política: nenhuma', 'inclinacao_politica', 'Nenhuma fonte neutra a classifica.'],
  ['Inclinação e pautas', 'inclinacao_politica', 'Fora da urna, sem o mesmo levantamento dos demais.'],
  ['Inclinação', 'inclinacao_politica'],
  ['O site é', 'link_site_campanha'],
  ['Não foi encontrado site', 'link_site_campanha'],
  ['Verbete na Wikipédia', 'link_wikipedia', 'Verbete na Wikipédia em português não localizado.'],
  [
    'O título canônico',
    'link_wikipedia',
    'O endereço usa o nome curto; o verbete se chama “Pablo Henrique Costa Marçal”.',
  ],
  ['Filiação ao PV', 'bio_summary'],
  ['Maioridade penal', 'pautas_defendidas'],
  ['Jornada', 'pautas_defendidas'],
  ['Há duas versões do plano', 'pautas_defendidas'],
  ['Candidatura de 2006', 'historico_eleitoral'],
  ['Estado de origem', 'estado_origem'],
  ['A retirada é citada', 'situacao_registro'],
  ['Nenhum conflito relevante', null],
];

/** The caveats of a record by field, several of one field in one line; throws for a sentence without a place. */
export function caveatsOf({ id, extra }: SourceCandidate): ReadonlyMap<string, string> {
  const byField = new Map<string, string>();
  for (const sentence of extra.conflitos_e_ressalvas) {
    const place = places.find(([begins]) => sentence.startsWith(begins));
    if (place === undefined) throw new Error(`No field is named for this caveat of ${id}: ${sentence}`);
    const [, field, text = sentence] = place;
    if (field !== null) byField.set(field, [byField.get(field), text].filter(Boolean).join(' '));
  }
  return byField;
}
