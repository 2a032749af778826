import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fill, openNew, openRecord, paste, valid } from '../../support/panel/admin-form';
import { onWideScreen } from '../../support/fake-chamber';
import { button, field, toasted } from '../../support/screen-parts';

beforeEach(onWideScreen);

describe('a refusal', () => {
  const refuse = (code: string, message: string) => ({ status: 400, code, message });
  const check = (name: string) =>
    `new row for relation "candidatos_presidencia_2026" violates check constraint "${name}"`;

  it.each([
    [
      '23514',
      check('candidatos_partido_sigla_valid'),
      'Sigla do partido',
      'O banco de dados recusou este valor. Confira-o.',
    ],
    ['23514', 'foto_url is required', 'URL da foto', 'O banco de dados recusou este valor. Confira-o.'],
    [
      '23505',
      'duplicate key value violates unique constraint "candidatos_nome_key"',
      'Nome',
      'Já existe um candidato com este valor.',
    ],
    [
      '23502',
      'null value in column "partido_nome" violates not-null constraint',
      'Nome do partido',
      'Este campo é obrigatório.',
    ],
  ])('by a rule is told at its field: %s, %s', async (code, message, label, words) => {
    const { user, panel } = await openNew();
    panel.refuseNext = refuse(code, message);
    fill(valid);
    await user.click(button('Salvar Candidato'));
    await toasted('Erro ao salvar candidato', 'Confira os campos marcados.', words);
    expect(field(label)).toHaveFocus();
    expect(field('Nome')).toHaveValue('Ana Exemplo');
  });

  it('because the role was revoked keeps every letter', async () => {
    const { user, panel } = await openRecord();
    paste('Nome', 'Ana Maria');
    panel.isAdmin = false;
    await user.click(button('Salvar Candidato'));
    await toasted('Erro ao salvar candidato');
    await waitFor(() =>
      expect(
        screen.getAllByText(
          'Sua permissão de administrador foi retirada. Nada foi salvo; o que você escreveu continua aqui e neste navegador.',
        ),
      ).toHaveLength(2),
    );
    // The passing notice says it aloud; what stays is only read.
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(field('Nome')).toHaveValue('Ana Maria');
  });

  it('by a network that is down keeps every letter and can be tried again', async () => {
    const { user, panel } = await openRecord();
    paste('Nome', 'Ana Maria');
    panel.refuseNext = 'no answer';
    await user.click(button('Salvar Candidato'));
    await toasted(
      'Erro ao salvar candidato',
      'Sem resposta do servidor. O que você escreveu continua aqui; tente novamente.',
    );
    await user.click(button('Salvar Candidato'));
    await toasted('Candidato atualizado com sucesso');
  });

  it('of another kind is shown in words of ours', async () => {
    const { user, panel } = await openNew();
    panel.refuseNext = refuse('57014', 'canceling statement due to statement timeout');
    fill(valid);
    await user.click(button('Salvar Candidato'));
    await toasted('Erro ao salvar candidato', 'O banco de dados recusou a mudança. Nada foi alterado.');
  });
});
