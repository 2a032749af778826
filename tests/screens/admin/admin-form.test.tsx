import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fill, openNew, openRecord, paste, photo, valid } from '../../support/panel/admin-form';
import { breakReads, hasPanel } from '../../support/panel/fake-admin';
import { onWideScreen, screenWidth } from '../../support/fake-chamber';
import { aCandidate, unknownFacts } from '../../support/fixtures';
import { renderApp } from '../../support/render-app';
import { heldAnswer } from '../../support/held-answer';
import { button, field, heading, toasted } from '../../support/screen-parts';
import { maria } from '../../support/session';

beforeEach(onWideScreen);

const path = ({ router }: Pick<ReturnType<typeof renderApp>, 'router'>) => router.state.location.pathname;

describe('the form of a new candidate', () => {
  it('begins with the specified defaults', async () => {
    await openNew();
    expect(field('Ano da eleição')).toHaveValue('2026');
    expect(field('Status')).toHaveValue('active');
    expect(screen.getByText('0/800')).toBeVisible();
    expect(screen.getByText('Não editáveis aqui.')).toBeVisible();
  });

  it('saves every field, says so, and leads back to the list', async () => {
    const app = await openNew();
    fill({
      ...valid,
      Nome: '  Ana Exemplo ',
      'Coligação (opcional)': 'Frente',
      'Ano da eleição': '2030',
      'Link da Wikipédia (opcional)': 'http://pt.wikipedia.org/wiki/Ana',
      'Biografia (opcional)': 'Vida.\nObra.',
      'Motivo de estar fora da urna (opcional)': 'Candidatura retirada.',
    });
    await app.user.selectOptions(field('Status'), 'Arquivado');
    await app.user.click(button('Salvar Candidato'));
    await toasted('Candidato criado com sucesso');
    await heading('Candidatos');
    expect(path(app)).toBe('/admin/candidatos');
    expect(app.panel.writes.map(({ body }) => body)).toEqual([
      {
        nome: 'Ana Exemplo',
        partido_sigla: 'PA',
        partido_nome: 'Partido A',
        coalition: 'Frente',
        election_year: 2030,
        status: 'archived',
        foto_url: photo,
        link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
        bio_summary: 'Vida.\nObra.',
        motivo_fora_da_urna: 'Candidatura retirada.',
        idade: null,
        partido_cor_hex: '#57534E',
        estado_origem: null,
        profissao: null,
        inclinacao_politica: null,
        ...unknownFacts,
        created_by: maria.id,
        updated_by: maria.id,
      },
    ]);
  });

  it('takes the colour of a party that is known, and invents nothing about the person', async () => {
    const app = await openNew();
    fill({ ...valid, 'Sigla do partido': 'Novo' });
    await app.user.click(button('Salvar Candidato'));
    await toasted('Candidato criado com sucesso');
    expect(app.panel.writes[0]?.body).toMatchObject({
      partido_cor_hex: '#ec671c',
      idade: null,
      estado_origem: null,
      profissao: null,
      inclinacao_politica: null,
    });
  });

  it('names every wrong field at once and goes to the first', async () => {
    const { user, panel } = await openNew();
    fill({ 'Ano da eleição': '', 'URL da foto': 'http://fotos.exemplo/a.jpg' });
    await user.click(button('Salvar Candidato'));
    for (const message of [
      'Nome deve ter pelo menos 3 caracteres',
      'Sigla do partido deve ter pelo menos 2 caracteres',
      'Nome do partido é obrigatório',
      'Ano da eleição inválido',
      'URL da foto deve usar HTTPS',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(field('Nome')).toHaveFocus();
    expect(field('Nome')).toBeInvalid();
    expect(panel.writes).toEqual([]);
  });

  it('is busy while it saves', async () => {
    const { user, panel } = await openNew();
    const { held, release } = heldAnswer();
    panel.refuseNext = held;
    fill(valid);
    await user.click(button('Salvar Candidato'));
    expect(await screen.findByRole('button', { name: 'Salvando...' })).toBeDisabled();
    release();
  });
});

describe('the biography', () => {
  it('counts characters as they are typed, a picture as one, and never cuts', async () => {
    const { user } = await openNew();
    paste('Biografia (opcional)', `${'a'.repeat(799)}🙂`);
    expect(await screen.findByText('800/800')).toBeVisible();
    await user.type(field('Biografia (opcional)'), 'b');
    expect(await screen.findByText('801/800')).toBeVisible();
    await user.click(button('Salvar Candidato'));
    expect(await screen.findByText('Biografia deve ter no máximo 800 caracteres')).toBeVisible();
  });
});

describe('the preview', () => {
  const card = () => within(screen.getByRole('complementary'));
  const image = () => screen.getByRole('complementary').querySelector('img');

  it('shows photo, name and party as they are written', async () => {
    const { user } = await openNew();
    fill(valid);
    expect(card().getByText('Ana Exemplo')).toBeVisible();
    expect(card().getAllByText('PA')).toHaveLength(2);
    expect(image()).toBeNull();
    await user.click(button('Preview'));
    await waitFor(() => expect(image()).toHaveAttribute('src', photo));
  });

  it('loads nothing that the form would refuse', async () => {
    const { user } = await openNew();
    paste('URL da foto', 'http://fotos.exemplo/a.jpg');
    await user.click(button('Preview'));
    expect(await screen.findByText('URL da foto deve usar HTTPS')).toBeVisible();
    expect(image()).toBeNull();
  });

  it('blames no address when an image fails without a network', async () => {
    const { user } = await openNew();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    paste('URL da foto', photo);
    await user.click(button('Preview'));
    await waitFor(() => expect(image()).not.toBeNull());
    image()?.dispatchEvent(new Event('error'));
    await toasted('Erro ao carregar imagem', 'Sem conexão. Tente novamente quando a rede voltar.');
  });

  it('is cleared and said when the image fails, and can be tried again', async () => {
    const { user } = await openNew();
    paste('URL da foto', photo);
    await user.click(button('Preview'));
    await waitFor(() => expect(image()).not.toBeNull());
    image()?.dispatchEvent(new Event('error'));
    await toasted('Erro ao carregar imagem', 'Verifique se a URL está correta');
    expect(image()).toBeNull();
    await user.click(button('Preview'));
    await waitFor(() => expect(image()).toHaveAttribute('src', photo));
  });

  it('is below the photo field on phones', async () => {
    vi.stubGlobal('matchMedia', screenWidth(360));
    await openNew();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    const follows = field('URL da foto').compareDocumentPosition(
      screen.getByRole('heading', { name: 'Preview' }),
    );
    expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

describe('the form of an existing candidate', () => {
  it('saves only over what was read, by its own stamp', async () => {
    const app = await openRecord();
    const read = app.record.updated_at;
    paste('Nome', 'Ana Maria');
    await app.user.click(button('Salvar Candidato'));
    await toasted('Candidato atualizado com sucesso');
    await heading('Candidatos');
    expect(app.panel.writes[0]?.filters).toMatchObject({
      id: `eq.${app.record.id}`,
      updated_at: `eq.${read}`,
    });
    expect(app.panel.writes[0]?.body).toMatchObject({ nome: 'Ana Maria', idade: 50 });
    expect(app.panel.writes[0]?.body).not.toHaveProperty('created_by');
  });

  it('calls the number of somebody off the ballot registered, as the record’s page does', async () => {
    await openRecord(aCandidate({ nome: 'Ana Exemplo', foto_url: photo, status: 'archived' }));
    expect(screen.getByText('Número registrado:')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Fontes \(0\).*de Número registrado$/ })).toBeVisible();
    expect(screen.queryByText('Número na urna:')).not.toBeInTheDocument();
  });

  it('shows what cannot be changed here, and warns where it is only a default', async () => {
    await openRecord(
      aCandidate({
        idade: 35,
        profissao: 'Político',
        inclinacao_politica: null,
        partido_cor_hex: '#000000',
        estado_origem: 'SP',
      }),
    );
    expect(screen.getByText(/Ainda com o valor padrão/)).toHaveTextContent(/^Ainda com o valor padrão:/);
    expect(
      screen.getByText(/idade \(35 anos\), cor do partido \(#000000\), profissão \(Político\)\./),
    ).toBeVisible();
    expect(screen.getByText('35 anos')).toBeVisible();
    expect(screen.getByText('São Paulo')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver histórico' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/auditoria\?registro=/),
    );
  });

  it('offers any of the three states, of a deleted record too', async () => {
    const { user, panel } = await openRecord(aCandidate({ status: 'deleted' }));
    expect(field('Status')).toHaveValue('deleted');
    await user.selectOptions(field('Status'), 'Ativo');
    await user.click(button('Salvar Candidato'));
    await toasted('Candidato atualizado com sucesso');
    expect(panel.writes[0]?.body).toMatchObject({ status: 'active' });
  });

  it.each(['nada', '00000000-0000-4000-8000-00000000ffff'])('leads back to the list from %s', async (id) => {
    hasPanel();
    const app = renderApp(`/admin/candidatos/${id}`, { as: maria });
    await toasted('Erro ao carregar candidato');
    await heading('Candidatos');
    expect(path(app)).toBe('/admin/candidatos');
  });

  it('leads back to the list when it cannot be read', async () => {
    hasPanel();
    breakReads('candidatos_presidencia_2026');
    renderApp(`/admin/candidatos/${aCandidate().id}`, { as: maria });
    await toasted('Erro ao carregar candidato');
    await heading('Candidatos');
  });
});
