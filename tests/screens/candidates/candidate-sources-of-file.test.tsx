import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sourcesByFact } from '../../../supabase/local/data/seed/curation';
import { registeredFacts } from '../../../supabase/local/data/seed/facts';
import { publicationId, publications, sourceKey } from '../../../supabase/local/data/seed/publications';
import { readSource, type SourceCandidate } from '../../../supabase/local/data/seed/source';
import { backend } from '../../support/fake-backend';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

const source = await readSource('supabase/local/data/candidatos-2026.json');

/** The page's names of 23 facts; missing links are not shown. */
const names: Readonly<Record<string, string>> = {
  nome: 'Nome',
  nome_completo: 'Nome completo',
  partido_sigla: 'Sigla do partido',
  partido_nome: 'Nome do partido',
  partido_cor_hex: 'Cor do partido',
  numero_urna: 'Número na urna',
  coalition: 'Coligação',
  vice: 'Vice',
  situacao_registro: 'Registro no TSE',
  estado_origem: 'Estado de origem',
  data_nascimento: 'Nascimento',
  idade: 'Idade',
  profissao: 'Profissão',
  bens_declarados_reais: 'Bens declarados',
  escolaridade: 'Escolaridade',
  inclinacao_politica: 'Inclinação política',
  pautas_defendidas: 'Pautas defendidas',
  historico_eleitoral: 'Histórico eleitoral',
  link_wikipedia: 'Wikipédia',
  link_site_campanha: 'Site de campanha',
  foto_url: 'Foto',
  bio_summary: 'Biografia',
  resultado_1turno_2026: 'Resultado do 1º turno',
};

const columns: Readonly<Record<string, string>> = {
  vice: 'vice_nome',
  bens_declarados_reais: 'bens_declarados',
  resultado_1turno_2026: 'resultado_1turno',
};

const published = new Map(publications(source).map((publication) => [publication.id, publication]));

function publicationOf(key: string, candidate: SourceCandidate) {
  const publication = published.get(publicationId(sourceKey(key, candidate, source)));
  if (publication === undefined) throw new Error(`No publication: ${key}`);
  return publication;
}

/** Title, address, and the line of outlet, day and kind. */
function saidOf(item: HTMLElement) {
  const { firstElementChild: link, lastElementChild: line } = item;
  return { title: link?.textContent, address: link?.getAttribute('href') ?? null, line: line?.textContent };
}

const kinds = new Map([
  ['oficial', 'Oficial'],
  ['partido_ou_campanha', 'Partido ou campanha'],
  ['imprensa', 'Imprensa'],
  ['academica', 'Acadêmica'],
  ['enciclopedia', 'Enciclopédia'],
  ['outra', 'Outra'],
]);

function writtenIn({ titulo, url, veiculo, publicada_em, tipo }: ReturnType<typeof publicationOf>) {
  const day = publicada_em?.split('-').reverse().join('/');
  const line = [veiculo, day && `publicada em ${day}`, kinds.get(tipo)]
    .filter((part) => part !== undefined)
    .join(' · ');
  return {
    title: titulo.split(' — ')[0],
    address: url === null ? null : new URL(url).href,
    line: `${line}.`,
  };
}

/** The API's answer, with sources out of order. */
function recordOf(candidate: SourceCandidate) {
  return {
    ...aCandidate({
      nome: candidate.nome,
      foto_url: null,
      numero_urna: 91,
      bio_summary: candidate.bio_summary,
      coalition: candidate.coalition,
      pautas_defendidas: candidate.pautas_defendidas,
      historico_eleitoral: candidate.historico_eleitoral,
      link_wikipedia: 'https://pt.wikipedia.org/wiki/Exemplo',
      ...registeredFacts(candidate),
    }),
    resultados: [{ votos: 1, percentual: 1, situacao: 'nao_eleito', turno: { turno: 1 } }],
    fontes: Object.entries(sourcesByFact(candidate))
      .flatMap(([field, keys]) =>
        keys.map((key, index) => ({
          campo: columns[field] ?? field,
          posicao: index + 1,
          fonte: { ...publicationOf(key, candidate), consultada_em: null },
        })),
      )
      .toReversed(),
    revisoes: [],
  };
}

it.each([...source.candidatos, ...source.fora_da_urna])(
  'the page of $nome names the sources of the file, in its order',
  async (candidate) => {
    const record = recordOf(candidate);
    backend.hasCandidates([record]);
    renderApp(`/candidato/${record.id}`);
    await screen.findByRole('region', { name: 'Dados básicos' });
    for (const button of screen.getAllByRole('button', { name: /^Fontes de / })) fireEvent.click(button);
    await screen.findByRole('region', { name: 'Fontes: Biografia' });
    if (candidate.status === 'active')
      expect(Object.keys(candidate.extra.fontes_por_campo).sort()).toEqual(Object.keys(names).sort());
    for (const [field, keys] of Object.entries(sourcesByFact(candidate))) {
      // Facts without a source have nothing to open.
      const region = screen.queryByRole('region', { name: `Fontes: ${names[field] ?? ''}` });
      const items = region === null ? [] : within(region).queryAllByRole('listitem');
      expect(items.map(saidOf), field).toEqual(keys.map((key) => writtenIn(publicationOf(key, candidate))));
    }
  },
);
