import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { heading } from '../../support/screen-parts';
import { maria } from '../../support/session';
import {
  everyRequestMeets,
  everyRequestWaits,
  expectOnlyReportedFailures,
  letFailuresBeLogged,
} from './network-faults';

beforeEach(() => {
  onWideScreen();
  letFailuresBeLogged();
});

describe('what needs nothing of the backend is whole without it', () => {
  it.each([
    ['/sobre', 'Sobre e método'],
    ['/privacidade', 'Privacidade'],
    ['/acessibilidade', 'Acessibilidade'],
    ['/deputies', 'Todos os Deputados'],
    ['/favorites', 'Meus Favoritos'],
    ['/auth', 'Entrar'],
    ['/admin/login', 'Administração'],
    ['/nada', 'Oops! Page not found'],
  ])('%s', async (path, title) => {
    everyRequestMeets('no answer at all');
    renderApp(path);
    expect(await heading(title)).toBeVisible();
    expect(screen.queryByText('Tentar novamente')).not.toBeInTheDocument();
    expectOnlyReportedFailures();
  });
});

describe('a backend that is slow leaves no screen without words', () => {
  it.each([
    ['/', 'Carregando candidatos...'],
    ['/candidatos-2026', 'Carregando candidatos...'],
    ['/candidato/00000000-0000-4000-8000-000000000001', 'Carregando candidato...'],
    ['/deputados-federais', 'Carregando deputados...'],
    ['/deputado-federal/1', 'Carregando deputado...'],
    ['/minhas-escolhas', 'Carregando suas escolhas...'],
    ['/minhas-escolhas-2026', 'Carregando suas escolhas...'],
    ['/analise-politica', 'Gerar Minha Análise'],
    ['/settings', 'Carregando suas informações...'],
    ['/settings?aba=dados', 'Carregando suas autorizações...'],
    ['/admin', 'Carregando...'],
    ['/admin/candidatos', 'Carregando candidatos...'],
    ['/admin/candidatos/00000000-0000-4000-8000-000000000001', 'Carregando candidato...'],
    ['/admin/auditoria', 'Carregando auditoria...'],
  ])('%s', async (path, words) => {
    everyRequestWaits({ isRoleRead: path.startsWith('/admin') });
    renderApp(path, { as: maria });
    await waitFor(() => expect(screen.getAllByText(words, { selector: 'main *' })[0]).toBeVisible());
  });
});
