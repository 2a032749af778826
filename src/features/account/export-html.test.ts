import { expect, it } from 'vitest';
import { exportHtml } from './export-html';
import type { ChoiceExport, ExportedData } from './schema';

const row = {
  favorito: true,
  ignorado: false,
  created_at: '2026-10-01T12:00:00Z',
  updated_at: '2026-10-02T12:00:00Z',
};
const data = {
  exportado_em: '2026-11-21T15:00:00Z',
  conta: {
    id: 'an-id',
    email: 'maria@exemplo.com.br',
    nome: null,
    criada_em: '2026-09-01T12:00:00Z',
    email_confirmado_em: '2026-09-02T12:00:00Z',
    email_pedido: 'nova@exemplo.com.br',
    identidades: [
      {
        servico: 'google',
        criada_em: '2026-09-01T12:00:00Z',
        ultima_entrada_em: null,
        dados: {
          name: 'Maria <b>',
          picture: 'https://exemplo.org/maria.jpg',
          email_verified: true,
          custom_claims: { hd: 'exemplo.org' },
          constructor: 'Exemplo',
        },
      },
    ],
  },
  sessoes: [
    {
      iniciada_em: '2026-10-05T12:00:00Z',
      renovada_em: null,
      endereco: '203.0.113.9',
      aparelho: '<b>Navegador</b>',
    },
  ],
  papeis: [{ role: 'admin' }],
  candidatos: [
    { ...row, nome: 'Ana & <b>Cia</b>' },
    { ...row, nome: null, ignorado: true },
  ],
  deputados: [
    { ...row, deputado_nome: '"><script>alert(1)</script>', deputado_partido: 'PT', deputado_uf: null },
  ],
  consentimentos: [
    { finalidade: 'escolhas', versao: '2026-11-22', concedido_em: '2026-11-01T12:00:00Z', revogado_em: null },
    {
      finalidade: 'analise_ia',
      versao: '2',
      concedido_em: '2026-11-02T12:00:00Z',
      revogado_em: '2026-11-03T12:00:00Z',
    },
    { finalidade: 'outra', versao: '1', concedido_em: '2026-11-02T12:00:00Z', revogado_em: null },
  ],
  uso_ia: [{ dia: '2026-11-20', n: 2 }],
} satisfies ExportedData;
const kinds: ChoiceExport[] = [
  { key: 'candidatos', title: 'Candidatos', columns: { Nome: 'nome' } },
  { key: 'deputados', title: 'Deputados', columns: { Nome: 'deputado_nome', Partido: 'deputado_partido' } },
];

const opened = () => new DOMParser().parseFromString(exportHtml(data, kinds), 'text/html');
const cellsOf = (title: string) => {
  const heading = [...opened().querySelectorAll('h2')].find(({ textContent }) => textContent === title);
  const rows = heading?.parentElement?.querySelectorAll('tbody tr') ?? [];
  return [...rows].map((line) => [...line.querySelectorAll('td')].map(({ textContent }) => textContent));
};

it('the page of the export shows every collection in words', () => {
  expect(cellsOf('Conta')).toEqual([
    [
      'Não informado',
      'maria@exemplo.com.br',
      '02/09/2026',
      'nova@exemplo.com.br',
      'an-id',
      '01/09/2026',
      '—',
    ],
  ]);
  expect(cellsOf('Formas de entrar')).toEqual([
    [
      'Google',
      '01/09/2026',
      '—',
      'nome: Maria <b>; foto: https://exemplo.org/maria.jpg; e-mail conferido por ele: sim; custom_claims: {"hd":"exemplo.org"}; constructor: Exemplo',
    ],
  ]);
  expect(cellsOf('Sessões abertas')).toEqual([['05/10/2026', '—', '203.0.113.9', '<b>Navegador</b>']]);
  expect(cellsOf('Candidatos')).toEqual([
    ['Ana & <b>Cia</b>', 'favorito', '01/10/2026', '02/10/2026'],
    ['Candidatura retirada', 'favorito e ignorado', '01/10/2026', '02/10/2026'],
  ]);
  expect(cellsOf('Autorizações')).toEqual([
    ['Guardar minhas escolhas', '22/11/2026', '01/11/2026', 'não retirada'],
    ['Análise com inteligência artificial', '2', '02/11/2026', '03/11/2026'],
    ['outra', '1', '02/11/2026', 'não retirada'],
  ]);
  expect(cellsOf('Análises com inteligência artificial')).toEqual([['20/11/2026', '2']]);
  expect(cellsOf('Papéis')).toEqual([['administração do site']]);
  expect(exportHtml({ ...data, papeis: [] }, kinds)).toContain('Nada guardado.');
  expect(opened().documentElement.lang).toBe('pt-BR');
});

it('each cell of the export tells its column, which a phone has no room for', () => {
  const tables = [...opened().querySelectorAll('table')];
  expect(tables.length).toBeGreaterThan(0);
  for (const table of tables) {
    const heads = [...table.querySelectorAll('th')].map(({ textContent }) => textContent);
    for (const line of table.querySelectorAll('tbody tr'))
      expect([...line.querySelectorAll('td')].map(({ dataset }) => dataset['head'])).toEqual(heads);
  }
});

it('the page of the export runs nothing that somebody wrote into a name', () => {
  expect(opened().querySelectorAll('script, b')).toHaveLength(0);
  expect(cellsOf('Deputados')[0]?.[0]).toBe('"><script>alert(1)</script>');
});
