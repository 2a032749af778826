import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { HistoryEntry } from '@/features/candidates/reads';
import { backend, server } from '../../support/fake-backend';
import { tableError } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';

const ana = aCandidate({ nome: 'Ana Exemplo' });
const address = 'http://backend.test/rest/v1/rpc/historico_da_ficha';

const creation: HistoryEntry = {
  entrada: '00000000-0000-4000-8000-000000000001',
  quando: '2026-11-21T15:00:00.123456+00:00',
  ato: 'create',
  papel: 'Carga inicial',
  mudancas: { nome: { before: null, after: 'Ana Exemplo' } },
  nota: null,
  oculto_por: null,
};
const edit: HistoryEntry = {
  ...creation,
  entrada: '00000000-0000-4000-8000-000000000002',
  quando: '2026-11-22T15:00:00.5+00:00',
  ato: 'update',
  papel: 'Curadoria',
  mudancas: {
    inclinacao_politica: { before: 'Centro', after: 'Direita' },
    fontes_de_inclinacao_politica: {
      before: { fontes: [], confianca: null, ressalva: null },
      after: { fontes: ['Perfil no Jornal'], confianca: 'media', ressalva: 'Há quem diga centro.' },
    },
  },
  nota: 'Nova fonte.',
};

/** Answers as the database does: pages of what is older than the instant. @returns the questions. */
function hasHistory(entries: readonly HistoryEntry[]): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(address, ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const before = url.searchParams.get('p_antes') ?? '9999';
      const entry = url.searchParams.get('p_antes_de') ?? '';
      const limit = Number(url.searchParams.get('p_limite'));
      return HttpResponse.json(
        entries
          .filter(({ quando, entrada }) => quando < before || (quando === before && entrada < entry))
          .slice(0, limit),
      );
    }),
  );
  return asked;
}

async function openHistory() {
  backend.hasCandidates([ana]);
  renderApp(`/candidato/${ana.id}`);
  await userEvent.click(await screen.findByText('Histórico desta ficha'));
}

it('the history of a record asks for nothing until it is opened, and then says that nothing changed', async () => {
  const asked = hasHistory([creation]);
  backend.hasCandidates([ana]);
  renderApp(`/candidato/${ana.id}`);
  const summary = await screen.findByText('Histórico desta ficha');
  expect(asked).toEqual([]);
  await userEvent.click(summary);
  expect(await screen.findByText('Nenhuma mudança desde a carga inicial de 21/11/2026.')).toBeVisible();
  expect(asked).toHaveLength(1);
});

it('the history of a record without one entry names no day', async () => {
  hasHistory([]);
  await openHistory();
  expect(await screen.findByText('Nenhuma mudança registrada.')).toBeVisible();
});

it('the history of a record says of a record that was created in the panel when that was, not that it was loaded', async () => {
  hasHistory([{ ...creation, papel: 'Curadoria' }]);
  await openHistory();
  expect(
    await screen.findByText('Nenhuma mudança desde que a ficha foi criada, em 21/11/2026.'),
  ).toBeVisible();
});

it('the history of a record that was taken away and put back tells all of it', async () => {
  const taken: HistoryEntry = { ...edit, ato: 'delete', mudancas: {}, nota: null };
  const again = {
    ...creation,
    entrada: '00000000-0000-4000-8000-000000000003',
    quando: '2026-11-23T15:00:00+00:00',
  };
  hasHistory([again, taken, creation]);
  await openHistory();
  expect(await screen.findByText(/Ficha retirada do site/)).toBeVisible();
  expect(screen.getAllByText(/Ficha criada/)).toHaveLength(2);
});

it.each([
  ['archive', 'Ficha arquivada'],
  ['restore', 'Ficha restaurada'],
] as const)('the history of a record calls the act %s %j', async (ato, words) => {
  hasHistory([{ ...edit, ato, mudancas: {}, nota: null }, creation]);
  await openHistory();
  const day = await screen.findByText('22/11/2026');
  expect(day.closest('li')).toHaveTextContent(`22/11/2026 · ${words} · Curadoria`);
});

it('the history of a record tells each change before and after, why, and in what role it was made', async () => {
  hasHistory([edit, creation]);
  await openHistory();
  expect(await screen.findByText('22/11/2026')).toBeVisible();
  const history = screen.getByText('22/11/2026').closest('ol');
  const [first, last] = history?.children ?? [];
  expect(first).toHaveTextContent('22/11/2026 · Ficha alterada · Curadoria');
  expect(first).toHaveTextContent('Por que mudou: Nova fonte.');
  expect(first).toHaveTextContent('Inclinação políticaAntesCentroDepoisDireita');
  expect(first).toHaveTextContent(
    'Fontes: Inclinação políticaAntesFonte não informadaDepoisPerfil no Jornal Confiança: média Ressalva: Há quem diga centro.',
  );
  expect(last).toHaveTextContent(/^21\/11\/2026 · Ficha criada · Carga inicial$/);
});

it('the history of a record says every kind of value as the page does, never as the database keeps it', async () => {
  hasHistory([
    {
      ...edit,
      mudancas: {
        data_nascimento: { before: null, after: '1976-11-23' },
        situacao_registro_em: { before: '2026-09-02', after: null },
        bens_declarados: { before: null, after: 1820760.17 },
        idade: { before: 35, after: 50 },
        estado_origem: { before: 'BR', after: 'MG' },
        status: { before: 'active', after: 'archived' },
        coalition: { before: null, after: 'Frente' },
        coligacao_partidos: { before: null, after: ['EXA', 'EXB'] },
        profissao: { before: 'Político', after: null },
        bio_summary: { before: '', after: 'Vida' },
        pautas_detalhe: {
          before: [],
          after: [
            { tema: 'saúde', texto: 'Mais postos' },
            { tema: 'economia', texto: 'Menos impostos' },
          ],
        },
        historico_eleitoral: {
          before: [],
          after: [
            { cargo: 'Vereadora', ano_inicio: 2009, ano_fim: 2012 },
            { cargo: 'Deputada federal', ano_inicio: 2019, ano_fim: null },
          ],
        },
      },
    },
    creation,
  ]);
  await openHistory();
  await screen.findByText('22/11/2026');
  const lines = screen.getAllByText('Antes').map((word) => {
    const [label, before, after] = word.closest('dl > div')?.children ?? [];
    return [label, before, after].map((part) => part?.textContent.replaceAll('\u00A0', ' '));
  });
  expect(lines).toEqual([
    ['Coligação', 'AntesNão informada', 'DepoisFrente'],
    ['Partidos da coligação', 'AntesNão informado', 'DepoisEXA; EXB'],
    ['Status', 'AntesNa urna', 'DepoisFora da urna'],
    ['Dia em que a situação constava', 'Antes02/09/2026', 'DepoisNão informado'],
    ['Nascimento', 'AntesNão informado', 'Depois23/11/1976'],
    ['Idade', 'Antes35 anos', 'Depois50 anos'],
    ['Estado de origem', 'AntesBrasil', 'DepoisMinas Gerais'],
    ['Profissão', 'AntesPolítico', 'DepoisNão informada'],
    ['Bens declarados', 'AntesNão informado', 'DepoisR$ 1.820.760,17'],
    ['Biografia', 'AntesNão informada', 'DepoisVida'],
    ['Pautas por tema', 'AntesNão informado', 'DepoisEconomia: Menos impostos\nSaúde: Mais postos'],
    [
      'Histórico eleitoral',
      'AntesNão informado',
      'DepoisDeputada federal, 2019 – atual\nVereadora, 2009 – 2012',
    ],
  ]);
});

it('the history of a record tells of an entry hidden from the public the reason alone', async () => {
  hasHistory([{ ...edit, mudancas: null, nota: null, oculto_por: 'dado_pessoal' }, creation]);
  await openHistory();
  expect(await screen.findByText('Detalhes ocultos do público. Motivo: dado pessoal.')).toBeVisible();
  expect(screen.queryByText(/Antes/)).not.toBeInTheDocument();
});

it('the history of a record says of a value that a hidden entry holds that it is hidden, whatever its kind', async () => {
  const oculto = { oculto: true };
  const mudancas = {
    nome: { before: oculto, after: 'Ana Exemplo' },
    bens_declarados: { before: null, after: oculto },
    fontes_de_nome: { before: oculto, after: { fontes: ['Perfil'], confianca: null, ressalva: null } },
  };
  hasHistory([{ ...edit, mudancas }, creation]);
  await openHistory();
  const entry = (await screen.findByText('22/11/2026')).closest('li');
  expect(entry).toHaveTextContent('NomeAntesOculto do públicoDepoisAna Exemplo');
  expect(entry).toHaveTextContent('Bens declaradosAntesNão informadoDepoisOculto do público');
  expect(entry).toHaveTextContent('Fontes: NomeAntesOculto do públicoDepoisPerfil');
});

it('the history of a record brings what is older with Carregar Mais', async () => {
  const many = Array.from({ length: 25 }, (_, index) => ({
    ...edit,
    entrada: `00000000-0000-4000-9000-0000000000${String(59 - index)}`,
    // Those around the end of the first page share an instant.
    quando: `2026-11-22T15:${index < 15 ? String(59 - index) : '10'}:00.5+00:00`,
  }));
  const asked = hasHistory([...many, creation]);
  await openHistory();
  await userEvent.click(await screen.findByRole('button', { name: 'Carregar Mais' }));
  expect(await screen.findByText(/Ficha criada/)).toBeVisible();
  expect(screen.getAllByText(/Ficha alterada/)).toHaveLength(25);
  expect(screen.getAllByText(/Ficha alterada/)[20]?.closest('li')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Carregar Mais' })).not.toBeInTheDocument();
  expect(asked.map((url) => url.searchParams.get('p_antes'))).toEqual([null, many[19]?.quando]);
});

it('the history of a record says in its place when it cannot be read, and tries again', async () => {
  server.use(http.get(address, () => tableError(500, '57014', 'canceling statement')));
  await openHistory();
  const failure = (await screen.findByText('Não foi possível carregar o histórico.')).parentElement;
  if (failure === null) throw new Error('no place');
  hasHistory([creation]);
  await userEvent.click(within(failure).getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('Nenhuma mudança desde a carga inicial de 21/11/2026.')).toBeVisible();
});
