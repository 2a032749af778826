import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';
import { pairsOf } from './choice';
import {
  everyRequestMeets,
  expectOnlyReportedFailures,
  faultNames,
  letFailuresBeLogged,
} from './network-faults';

const id = '00000000-0000-4000-8000-000000000001';

interface Screen {
  path: string;
  title: string;
  /** The sentence on the screen itself (spec §8 where it has one). */
  said: string;
  isVisitor?: true;
  /** What another shape's rows show when no failure: nobody. */
  nobody?: string;
}

const screens: Screen[] = [
  {
    path: '/',
    title: 'Pauta Aberta',
    said: 'Erro ao carregar candidatos',
    isVisitor: true,
    nobody: 'Nenhum candidato encontrado',
  },
  {
    path: '/',
    title: 'Pauta Aberta',
    said: 'Erro ao carregar candidatos',
    nobody: 'Nenhum candidato encontrado',
  },
  {
    path: '/candidatos-2026',
    title: 'Candidatos 2026',
    said: 'Não foi possível carregar os candidatos.',
    nobody: 'Nenhum candidato encontrado',
  },
  {
    path: `/candidato/${id}`,
    title: 'Candidato',
    said: 'Não foi possível carregar os dados do candidato.',
    nobody: 'Candidato não encontrado.',
  },
  { path: '/deputados-federais', title: 'Deputados federais', said: 'Erro ao carregar deputados federais' },
  {
    path: '/deputado-federal/1',
    title: 'Deputado federal',
    said: 'Erro ao carregar informações do deputado',
  },
  { path: '/minhas-escolhas', title: 'Minhas Escolhas', said: 'Não foi possível carregar suas escolhas.' },
  {
    path: '/minhas-escolhas-2026',
    title: 'Minhas Escolhas 2026',
    said: 'Não foi possível carregar suas escolhas.',
  },
  { path: '/settings', title: 'Configurações', said: 'Erro ao carregar informações do usuário' },
  { path: '/settings?aba=dados', title: 'Configurações', said: 'Erro ao carregar suas autorizações' },
  { path: '/admin/candidatos', title: 'Candidatos', said: 'Erro ao carregar candidatos' },
  { path: '/admin/auditoria', title: 'Auditoria', said: 'Não foi possível carregar a auditoria.' },
];

beforeEach(() => {
  onWideScreen();
  letFailuresBeLogged();
});

it.each(pairsOf(screens, faultNames))(
  '$thing.path says in words that it met $fault (visitor: $thing.isVisitor)',
  async ({ thing: { path, title, said, isVisitor, nobody }, fault }) => {
    everyRequestMeets(fault, { isRoleRead: path.startsWith('/admin') });
    renderApp(path, isVisitor ? {} : { as: maria });
    const isNobody = fault === 'rows of another shape' && nobody !== undefined;
    const isNoRow =
      (fault === 'null for an answer' || fault === 'JSON of another shape') && path.includes('/candidato/');
    const sentence = isNobody || isNoRow ? (nobody ?? said) : said;
    expect(await screen.findByText(sentence, { selector: 'main *' })).toBeVisible();
    const heading = isNobody || isNoRow ? (path.includes('/candidato/') ? nobody : title) : title;
    expect(screen.getByText(heading ?? title, { selector: 'h1' })).toBeVisible();
    if (sentence === said) {
      await waitFor(() => expect(screen.getAllByText('Tentar novamente')[0]).toBeEnabled());
    }
    expectOnlyReportedFailures();
  },
);
