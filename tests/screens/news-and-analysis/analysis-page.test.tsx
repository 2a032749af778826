import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { anAnalysis, hasAnalysis, recipient } from '../../support/fake-analysis';
import { renderApp } from '../../support/render-app';
import { button, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

const path = '/analise-politica';
const generate = () => screen.findByRole('button', { name: 'Gerar Minha Análise' });
const startOver = () => screen.findByRole('button', { name: 'Nova Análise' });

it('the analysis sends a visitor to sign in and says why', async () => {
  const { router } = renderApp(path);
  await toasted('Faça login para gerar sua análise');
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth'));
  expect(router.state.location.search).toBe('?volta=%2Fanalise-politica');
});

it('the analysis explains what enters and what the text never does, and leads to the lists', async () => {
  hasAnalysis();
  renderApp(path, { as: maria });
  await heading('Análise Política');
  for (const text of ['Seus favoritos e seus ignorados', 'Não recomenda voto', 'Não compara nem dá notas'])
    expect(screen.getByText(text)).toBeVisible();
  expect(
    await screen.findByText(
      /O texto é escrito por regras nossas, em uma ordem padrão, sem inteligência artificial\./,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Como cuidamos dos seus dados' })).toHaveAttribute(
    'href',
    '/privacidade',
  );
  const related = within(screen.getByRole('navigation', { name: 'Relacionados' }));
  expect(related.getByRole('link', { name: 'Candidatos 2026' })).toHaveAttribute('href', '/candidatos-2026');
  expect(related.getByRole('link', { name: 'Deputados federais' })).toHaveAttribute(
    'href',
    '/deputados-federais',
  );
  expect(related.getByRole('link', { name: 'Minhas Escolhas' })).toHaveAttribute('href', '/minhas-escolhas');
  expect(document.title).toBe('Análise Política · Pauta Aberta');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

it('the analysis says before anything is sent that an AI chooses the subjects and their order alone', async () => {
  hasAnalysis({ provedor: recipient });
  renderApp(path, { as: maria });
  expect(
    await screen.findByText(/uma inteligência artificial escolhe quais assuntos contar e em que ordem/),
  ).toHaveTextContent(
    'É só isso que ela faz: as frases são escritas por regras nossas, sobre quem você marcou.',
  );
});

it('the analysis counts as analysed only whom its text describes', async () => {
  const descritos = { candidatos: 1, deputados: 0 };
  hasAnalysis({ answers: () => HttpResponse.json(anAnalysis({ descritos })) });
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  const counts = within(await screen.findByRole('group', { name: 'Favoritos analisados' }));
  expect(counts.getByText('1').parentElement).toHaveTextContent('1candidato analisado');
  expect(counts.getByText('0').parentElement).toHaveTextContent('0deputados analisados');
});

it('the analysis shows counts, label, headings and ways on; the focus goes to the result', async () => {
  const seen = hasAnalysis();
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await toasted('Análise gerada com sucesso!');
  const counts = within(await screen.findByRole('group', { name: 'Favoritos analisados' }));
  expect(counts.getByText('2').parentElement).toHaveTextContent('2candidatos analisados');
  expect(counts.getByText('1').parentElement).toHaveTextContent('1deputado analisado');
  expect(
    screen.getByText(
      /^Uma inteligência artificial \(modelo-1\) escolheu a ordem dos assuntos em 21\/11\/2026/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Temas em comum' })).toBeVisible();
  expect(screen.getByText('Educação aparece em duas listas: a de Ana e a de Bia.')).toBeVisible();
  expect(screen.getByText('Sem título aqui.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Resultado da análise' })).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Ver Minhas Escolhas' })).toHaveAttribute(
    'href',
    '/minhas-escolhas',
  );
  expect(screen.getByRole('link', { name: 'Explorar Mais Candidatos' })).toHaveAttribute(
    'href',
    '/candidatos-2026',
  );
  expect(seen.analyses[0]?.headers.get('authorization')).toMatch(/^Bearer ey/);
});

it('the analysis shows a text that says nothing of its kind under the stricter label', async () => {
  hasAnalysis({
    answers: () => HttpResponse.json({ analise: 'Um texto.', candidatosCount: 0, deputadosCount: 0 }),
  });
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  expect(
    await screen.findByText('Texto gerado por inteligência artificial. Pode conter erros.'),
  ).toBeVisible();
});

it.each([
  ['sem_provedor', 'Este site não tem inteligência artificial ligada.'],
  ['cota', 'Você já usou suas análises com inteligência artificial de hoje. Amanhã há outras.'],
  ['provedor', 'O serviço de inteligência artificial não respondeu.'],
  ['periodo_eleitoral', 'Nos dias em torno da eleição não usamos inteligência artificial.'],
])('the analysis says that the order is the default one, and why: %s', async (motivo, reason) => {
  const rotulo = 'Ordem dos assuntos padrão, sem inteligência artificial.';
  hasAnalysis({ answers: () => HttpResponse.json(anAnalysis({ motivo, rotulo })) });
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  expect(await screen.findByText(rotulo)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
});

it('the analysis shows markup as text, never as elements', async () => {
  const analise = '**<b>Título</b>**: <img src=x onerror="alert(1)"> [x](javascript:alert(1))';
  hasAnalysis({ answers: () => HttpResponse.json(anAnalysis({ analise })) });
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await startOver();
  const article = screen.getByRole('article');
  expect(article.querySelectorAll('img, b, a, script')).toHaveLength(0);
  expect(article).toHaveTextContent('<img src=x onerror="alert(1)"> [x](javascript:alert(1))');
});

it('the analysis clears result and counts with "Nova Análise" and goes back to the title', async () => {
  hasAnalysis();
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await user.click(await startOver());
  expect(await generate()).toBeEnabled();
  expect(screen.queryByText('Temas em comum')).not.toBeInTheDocument();
  expect(screen.queryByText('candidatos analisados')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('the analysis says that it is generating, and cancelling or leaving ends the request without an error', async () => {
  const seen = hasAnalysis({
    answers: async () => {
      await delay('infinite');
      return HttpResponse.json(anAnalysis());
    },
  });
  const { user, router } = renderApp(path, { as: maria });
  await user.click(await generate());
  expect(await screen.findByRole('button', { name: 'Gerando análise...' })).toBeDisabled();
  expect(within(screen.getByRole('main')).getAllByRole('status').at(-1)).toHaveTextContent(
    'Gerando análise...',
  );
  await waitFor(() => expect(seen.analyses).toHaveLength(1));
  await user.click(button('Cancelar'));
  expect(await generate()).toBeEnabled();
  await waitFor(() => expect(seen.analyses[0]?.signal.aborted).toBe(true));
  await user.click(await generate());
  await waitFor(() => expect(seen.analyses).toHaveLength(2));
  await router.navigate('/sobre');
  await waitFor(() => expect(seen.analyses[1]?.signal.aborted).toBe(true));
  expect(screen.queryByText('Erro ao gerar análise política')).not.toBeInTheDocument();
});

it('the analysis asks for favourites in the words of the server, or its own', async () => {
  const bodies = [{ needsChoices: true, error: 'Marque alguém antes' }, { needsChoices: true }];
  hasAnalysis({ answers: () => HttpResponse.json(bodies.shift(), { status: 400 }) });
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await waitFor(() => expect(screen.getAllByText('Marque alguém antes')).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: 'Candidatos 2026' })).toHaveLength(2);
  await user.click(await generate());
  await waitFor(() =>
    expect(screen.getAllByText('Você precisa favoritar alguns candidatos primeiro')).toHaveLength(2),
  );
});

it('the analysis copies the text with its label, or says that the browser refused', async () => {
  hasAnalysis();
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await user.click(await screen.findByRole('button', { name: 'Copiar texto' }));
  await toasted('Texto copiado');
  const copied = await window.navigator.clipboard.readText();
  expect(copied).toMatch(/^Uma inteligência artificial \(modelo-1\) escolheu a ordem dos assuntos em/);
  expect(copied).toContain('Temas em comum\nEducação aparece em duas listas');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copiar texto' }));
  await toasted('Não foi possível copiar o texto');
});

it('the analysis prints', async () => {
  hasAnalysis();
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledOnce();
});

it('the analysis offers no consent while there is nobody to send to, nor around an election', async () => {
  hasAnalysis({ provedor: recipient, periodoEleitoral: true });
  renderApp(path, { as: maria });
  expect(
    await screen.findByText('Nos dias em torno da eleição não usamos inteligência artificial.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Autorizar o envio' })).not.toBeInTheDocument();
});

it('an analysis on paper says on which day its records were read', async () => {
  hasAnalysis();
  const { user } = renderApp(path, { as: maria });
  await user.click(await generate());
  await screen.findByRole('heading', { name: 'Resultado da análise' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await screen.findByText('Dados lidos em 21/11/2026')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
});
