import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { backend, server } from '../../support/fake-backend';
import { chamberHas, onWideScreen } from '../../support/fake-chamber';
import { fakeTable } from '../../support/fake-tables';
import { aCandidate } from '../../support/fixtures';
import { aDeputyDetail } from '../../support/chamber-fixtures';
import { aVote, hasVotes } from '../../support/fake-votes';
import { aRollCall, hasRollCalls } from '../../support/fake-roll-calls';
import { openOutcomes } from '../../support/panel/outcomes-panel';
import { openRecord, paste, photo, writeSource } from '../../support/panel/admin-form';
import { courtFile, give, line, openResults, people } from '../../support/panel/results-panel';
import { aWrittenOne, hasExplanations, openVotesPanel } from '../../support/panel/votes-panel';
import { button, heading, toasted } from '../../support/screen-parts';
import { joana } from '../../support/session';

/* What the same person read as the public before a save is read anew after it. */

const went = {
  resultados: [{ turno: { turno: 1 }, votos: 1, percentual: 0.01, situacao: 'nao_eleito' }],
};

beforeEach(() => {
  onWideScreen();
  backend.hasChoices();
});

it('a record that was saved shows on its page what was saved', async () => {
  const record = aCandidate({ nome: 'Ana Exemplo', profissao: 'Médica', foto_url: photo });
  const { user, router } = await openRecord(record);
  await act(() => router.navigate(`/candidato/${record.id}`));
  await heading('Ana Exemplo');
  await act(() => router.navigate(`/admin/candidatos/${record.id}`));
  await screen.findByDisplayValue('Ana Exemplo');
  paste('Nome', 'Ana Maria Exemplo');
  await user.click(button('Salvar Candidato'));
  await toasted('Candidato atualizado com sucesso');
  await act(() => router.navigate(`/candidato/${record.id}`));
  await heading('Ana Maria Exemplo');
});

it('a publication that was added to one fact is offered to the others', async () => {
  const { user } = await openRecord();
  const open = async (fact: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^Fontes \\(\\d\\).*${fact}$`) }));
    return within(screen.getByRole('group', { name: `Fontes de ${fact}` }));
  };
  const other = await open('Escolaridade');
  const leaning = await open('Inclinação política');
  await user.click(await leaning.findByRole('button', { name: 'Nova fonte' }));
  await writeSource(user, leaning);
  await user.click(leaning.getByRole('button', { name: 'Adicionar esta fonte' }));
  expect(await other.findByRole('option', { name: 'TSE: Registro de candidatura' })).toBeInTheDocument();
});

it('a result that was saved is on the record of who ran', async () => {
  const { user, router } = await openResults();
  const { candidato_id: id } = line(0);
  await act(() => router.navigate(`/candidato/${id}`));
  await heading(people[0]?.nmu ?? '');
  await act(() => router.navigate('/admin/resultados'));
  await screen.findByRole('form', { name: '1º turno' });
  await give(user, courtFile);
  await user.click(button('Conferir e gravar'));
  await user.click(await screen.findByRole('button', { name: 'Gravar resultado' }));
  await toasted('Resultado do 1º turno gravado');
  const ran = { ...aCandidate({ id, nome: 'Ana Exemplo' }), fontes: [], revisoes: [] };
  server.use(...fakeTable('candidatos_presidencia_2026', { rows: () => [{ ...ran, ...went }] }));
  await act(() => router.navigate(`/candidato/${id}`));
  expect(await screen.findByRole('region', { name: 'Resultado' })).toBeVisible();
});

it('an outcome that was confirmed is on the page of the deputy', async () => {
  vi.setSystemTime('2026-11-22T15:00:00Z');
  const { user, router, corrects } = await openOutcomes();
  chamberHas({ details: [aDeputyDetail({ id: 901 })] });
  await act(() => router.navigate('/deputado-federal/901'));
  await heading('Ana Exemplo');
  expect(await screen.findByText(/preliminar/)).toBeVisible();
  await act(() => router.navigate('/admin/resultados?turno=destinos'));
  await user.click(await screen.findByRole('button', { name: 'Confirmar Ana Exemplo' }));
  corrects({ situacao: 'conferido' });
  await user.click(await screen.findByRole('button', { name: 'Confirmar destino' }));
  await toasted('Destino de Ana Exemplo confirmado');
  await act(() => router.navigate('/deputado-federal/901'));
  await heading('Ana Exemplo');
  await waitFor(() => expect(screen.getByText(/reeleit/i)).toBeVisible());
  await waitFor(() => expect(screen.queryByText(/preliminar/)).not.toBeInTheDocument());
});

it('an explanation that was published is in the lists of votes', async () => {
  const title = 'Urgência para o programa de exemplo';
  const lists = [
    ['/votacoes', 'Votações nominais'],
    ['/deputado-federal/160541?aba=votacoes', 'Ana Exemplo'],
  ] as const;
  const say = (words: string | null) => {
    hasRollCalls({ list: [aRollCall({ titulo: 'PL 1/2026', titulo_claro: words })] });
    hasVotes({ records: [aVote({ titulo: 'PL 1/2026', titulo_claro: words })] });
  };
  say(null);
  chamberHas({ details: [aDeputyDetail()] });
  hasExplanations([aWrittenOne({ situacao: 'em_revisao', redigida_por: joana.id })]);
  const { user, router } = openVotesPanel();
  for (const [list, name] of lists) {
    await act(() => router.navigate(list));
    await heading(name);
    expect(await screen.findByText(/PL 1\/2026/)).toBeVisible();
  }
  await act(() => router.navigate('/admin/votacoes/2586587-30'));
  await user.click(await screen.findByRole('button', { name: 'Publicar' }));
  await toasted('Explicação publicada');
  say(title);
  for (const [list, name] of lists) {
    await act(() => router.navigate(list));
    await heading(name);
    await waitFor(() => expect(screen.getByText(title)).toBeVisible());
  }
});
