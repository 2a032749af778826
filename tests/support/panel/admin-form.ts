import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { hasPanel } from './fake-admin';
import { aCandidate } from '../fixtures';
import { renderApp } from '../render-app';
import { field, heading } from '../screen-parts';
import { maria } from '../session';

export const photo = 'https://fotos.exemplo/ana.jpg';

export async function openNew(panel = hasPanel()) {
  const app = renderApp('/admin/candidatos/novo', { as: maria, history: ['/admin/candidatos'] });
  await heading('Novo candidato');
  return { ...app, panel };
}

/** As an administrator; `others` are further records. */
export async function openRecord(
  record = aCandidate({ nome: 'Ana Exemplo', foto_url: photo }),
  others: (typeof record)[] = [],
) {
  const panel = hasPanel({ candidates: [record, ...others] });
  const app = renderApp(`/admin/candidatos/${record.id}`, { as: maria, history: ['/admin/candidatos'] });
  await screen.findByDisplayValue(record.nome);
  expect(field('Nome')).toHaveValue(record.nome);
  return { ...app, panel, record };
}

/** Puts a text in a field at once, as pasting does. */
export function paste(label: string, text: string): void {
  fireEvent.change(field(label), { target: { value: text } });
}

/** In the open fields of 'Nova fonte'; the focus ends in the address. */
export async function writeSource(
  user: ReturnType<typeof renderApp>['user'],
  group: Pick<typeof screen, 'getByLabelText'>,
): Promise<void> {
  const texts = {
    Título: 'Registro de candidatura',
    Veículo: 'TSE',
    Endereço: 'https://tse.jus.br/registro',
  };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(group.getByLabelText(label));
    await user.paste(text);
  }
}

export function fill(values: Record<string, string>): void {
  for (const [label, text] of Object.entries(values)) paste(label, text);
}

export const valid = {
  Nome: 'Ana Exemplo',
  'Sigla do partido': 'PA',
  'Nome do partido': 'Partido A',
  'URL da foto': photo,
};
