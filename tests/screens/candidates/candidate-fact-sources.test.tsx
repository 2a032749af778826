import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../../support/fake-backend';
import { onWideScreen } from '../../support/fake-chamber';
import { ana, path, valueOf } from '../../support/record-of-facts';
import { renderApp } from '../../support/render-app';

const press = {
  titulo: 'Quem são os candidatos',
  veiculo: 'Jornal Exemplo',
  tipo: 'imprensa',
  publicada_em: '2026-08-20',
  url: 'https://jornal.exemplo/candidatos',
  consultada_em: '2026-11-21',
};
const court = {
  titulo: 'Registro de candidatura',
  veiculo: 'TSE',
  tipo: 'oficial',
  publicada_em: null,
  url: 'https://tse.exemplo/ficha',
  consultada_em: null,
};

const sourced = {
  ...ana,
  fontes: [
    { campo: 'inclinacao_politica', posicao: 2, fonte: court },
    { campo: 'inclinacao_politica', posicao: 1, fonte: press },
    { campo: 'vice_nome', posicao: 1, fonte: court },
  ],
  revisoes: [
    {
      campo: 'inclinacao_politica',
      revisado_em: '2026-11-20',
      confianca: 'media',
      ressalva: 'As fontes divergem.',
    },
  ],
};

describe('the sources of a fact', () => {
  it('say once that a record has no sources, and lead to the report', async () => {
    backend.hasCandidates([ana]);
    const { user } = renderApp(path);
    expect(await screen.findByText('Esta ficha não tem fontes registradas campo a campo.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Fonte/ })).not.toBeInTheDocument();
    await user.click(screen.getByText('Avisar sobre um erro', { selector: 'summary' }));
    const report = await screen.findByRole('link', { name: 'Avisar sobre um erro' });
    expect(new URL(report.getAttribute('href') ?? '').searchParams.get('subject')).toBe(
      'Erro na ficha de Ana Exemplo: a ficha inteira',
    );
  });

  it('open beside it in their order, with outlet, day, kind, review, caveat and the way to report an error', async () => {
    backend.hasCandidates([sourced]);
    const { user } = renderApp(path);
    const leaning = within(await valueOf('Inclinação política'));
    const opener = { name: 'Fontes de Inclinação política: 1, 2' };
    await user.click(leaning.getByRole('button', { ...opener, expanded: false }));
    const panel = within(await leaning.findByRole('region', { name: 'Fontes: Inclinação política' }));
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Quem são os candidatos'),
      expect.stringContaining('Registro de candidatura'),
    ]);
    expect(panel.getByText(/Jornal Exemplo/)).toHaveTextContent(
      'Jornal Exemplo · publicada em 20/08/2026 · Imprensa. Consultada em 21/11/2026.',
    );
    expect(panel.getByText(/^TSE/)).toHaveTextContent('TSE · Oficial.');
    expect(panel.getByRole('link', { name: 'Quem são os candidatos' })).toHaveAttribute('href', press.url);
    expect(panel.getByText('Revisado em 20/11/2026.')).toBeVisible();
    expect(panel.getByText('Confiança: média.')).toBeVisible();
    expect(panel.getByText('Ressalva: As fontes divergem.')).toBeVisible();
    const report = new URL(
      panel.getByRole('link', { name: 'Avisar sobre um erro' }).getAttribute('href') ?? '',
    );
    expect(report.protocol).toBe('mailto:');
    expect(report.searchParams.get('subject')).toBe('Erro na ficha de Ana Exemplo: Inclinação política');
    expect(report.searchParams.get('body')).toContain(`O que a página diz: Centro`);
    expect(report.searchParams.get('body')).toContain(window.location.origin + path);
    await user.click(leaning.getByRole('button', { ...opener, expanded: true }));
    expect(screen.queryByRole('region', { name: 'Fontes: Inclinação política' })).not.toBeInTheDocument();
  });

  it('are shown and hidden by one switch, whose two widths agree, and are all listed by number', async () => {
    backend.hasCandidates([sourced]);
    const { user } = renderApp(path);
    const [narrow, wide] = await screen.findAllByRole('switch', { name: 'Mostrar fontes' });
    if (!narrow || !wide) throw new Error('There is no switch for each width.');
    expect(narrow).not.toBeChecked();
    expect(wide).toBeChecked();
    await user.click(wide);
    expect(narrow).not.toBeChecked();
    expect(wide).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /^Fonte/ })).not.toBeInTheDocument();
    await user.click(narrow);
    expect(wide).toBeChecked();
    expect(screen.getByRole('button', { name: 'Fontes de Vice: 1' })).toBeVisible();
    await user.click(screen.getByText('Fontes desta ficha (2)'));
    const list = within(await screen.findByRole('region', { name: 'Fontes desta ficha' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Registro de candidatura'),
      expect.stringContaining('Quem são os candidatos'),
    ]);
  });

  it('stay hidden, or shown, on the next visit of the device', async () => {
    backend.hasCandidates([sourced]);
    const first = renderApp(path);
    const [narrow] = await screen.findAllByRole('switch', { name: 'Mostrar fontes' });
    if (!narrow) throw new Error('There is no switch.');
    await first.user.click(narrow);
    first.unmount();
    renderApp(path);
    for (const one of await screen.findAllByRole('switch', { name: 'Mostrar fontes' })) {
      await waitFor(() => expect(one).toBeChecked());
    }
  });

  it('follow the title of a section, and are no part of its name', async () => {
    const fontes = [{ campo: 'bio_summary', posicao: 1, fonte: court }];
    const record = { ...ana, bio_summary: 'Nasceu.', fontes };
    backend.hasCandidates([record]);
    renderApp(path);
    const life = within(await screen.findByRole('region', { name: 'Biografia' }));
    const opener = life.getByRole('button', { name: 'Fontes de Biografia: 1' });
    expect(life.getByRole('heading', { name: 'Biografia' }).nextElementSibling).toBe(opener);
  });

  it('are all listed without being asked for where there is room', async () => {
    onWideScreen();
    backend.hasCandidates([sourced]);
    renderApp(path);
    const list = within(await screen.findByRole('region', { name: 'Fontes desta ficha' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
  });

  it('say how one was read in small letters under its name', async () => {
    const read = { ...court, titulo: 'DivulgaCandContas, TSE — transcrita em 26/08/2026' };
    const record = { ...ana, fontes: [{ campo: 'vice_nome', posicao: 1, fonte: read }] };
    backend.hasCandidates([record]);
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Fontes de Vice: 1' }));
    expect(await screen.findByRole('link', { name: /^DivulgaCandContas, TSE/ })).toBeVisible();
    expect(screen.getByText('transcrita em 26/08/2026')).toBeVisible();
  });

  it('leave a leaning without confidence unsaid', async () => {
    const [review] = sourced.revisoes;
    const unsupported = { ...sourced, revisoes: [{ ...review, confianca: 'nenhuma' }] };
    backend.hasCandidates([unsupported]);
    renderApp(path);
    const leaning = await valueOf('Inclinação política');
    expect(leaning).toHaveTextContent('Não informada');
    expect(leaning).not.toHaveTextContent('Centro');
  });

  it('give the caveat where nobody states the fact', async () => {
    const review = { campo: 'escolaridade', revisado_em: '2026-11-20', confianca: null };
    const record = { ...ana, fontes: [], revisoes: [{ ...review, ressalva: 'O TSE não diz.' }] };
    backend.hasCandidates([record]);
    const { user } = renderApp(path);
    const schooling = within(await valueOf('Escolaridade'));
    await user.click(schooling.getByRole('button', { name: 'Fonte não informada: Escolaridade' }));
    expect(await schooling.findByText('Ressalva: O TSE não diz.')).toBeVisible();
  });

  it('say when opened that nobody states it, and lead to the report', async () => {
    const record = { ...sourced, fontes: sourced.fontes.filter(({ campo }) => campo !== 'vice_nome') };
    backend.hasCandidates([record]);
    const { user } = renderApp(path);
    const vice = within(await valueOf('Vice'));
    await user.click(vice.getByRole('button', { name: 'Fonte não informada: Vice' }));
    const panel = within(await vice.findByRole('region', { name: 'Fontes: Vice' }));
    expect(panel.getByText('Fonte não informada')).toBeVisible();
    expect(panel.getByRole('link', { name: 'Avisar sobre um erro' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('O que a página diz: Beto Exemplo, EXB')),
    );
  });
});

describe('the report of an error', () => {
  async function reportOf(field: string, { user } = renderApp(path)): Promise<URL> {
    const value = within(await valueOf(field));
    await user.click(value.getByRole('button', { name: /^Fontes/ }));
    const panel = within(await value.findByRole('region', { name: `Fontes: ${field}` }));
    return new URL(panel.getByRole('link', { name: 'Avisar sobre um erro' }).getAttribute('href') ?? '');
  }
  const facts = [
    'data_nascimento',
    'vice_nome',
    'bens_declarados',
    'plano_governo_url',
    'estado_origem',
    'coalition',
  ];

  const record = {
    ...ana,
    estado_origem: 'SP',
    fontes: facts.map((campo) => ({ campo, posicao: 1, fonte: court })),
    revisoes: [],
  };

  beforeEach(() => {
    backend.hasCandidates([record]);
  });

  it('repeats what the page says, not what the column holds', async () => {
    const app = renderApp(path);
    for (const [field, value] of [
      ['Nascimento', '23/11/1976'],
      ['Vice', 'Beto Exemplo, EXB'],
      ['Bens declarados', 'R$ 0,00'],
      ['Plano de governo', 'https://www.plano.exemplo/ana.pdf'],
      ['Estado de origem', 'São Paulo'],
      ['Coligação', 'Não informada'],
    ] as const) {
      const body = (await reportOf(field, app)).searchParams.get('body') ?? '';
      expect(body.replaceAll('\u00a0', ' ')).toContain(`O que a página diz: ${value}\r\n`);
    }
  });

  it('says of a copy that nobody published that it has no recipient', async () => {
    expect((await reportOf('Nascimento')).pathname).toBe('');
    expect(screen.getByText(/a mensagem abre sem destinatário/)).toBeVisible();
  });

  it('goes to the contact of the publication', async () => {
    vi.stubEnv('VITE_RESPONSIBLE', 'Exemplo');
    vi.stubEnv('VITE_CONTACT', 'contato@exemplo.org');
    vi.stubEnv('VITE_DATA_PLACE', 'Brasil');
    vi.stubEnv('VITE_BACKUP_DAYS', '7');
    expect((await reportOf('Nascimento')).pathname).toBe('contato@exemplo.org');
    expect(screen.queryByText(/sem destinatário/)).not.toBeInTheDocument();
    vi.unstubAllEnvs();
  });
});
