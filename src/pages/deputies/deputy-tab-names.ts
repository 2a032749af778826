import { useSearchParam } from '@/lib/use/use-search-param';

export const deputyTabs = {
  perfil: 'Perfil',
  votacoes: 'Votações',
  despesas: 'Despesas',
  discursos: 'Discursos',
  proposicoes: 'Proposições',
  noticias: 'Notícias',
} as const;

export const useDeputyTab = () =>
  useSearchParam('aba', ['perfil', 'votacoes', 'despesas', 'discursos', 'proposicoes', 'noticias']);

/** What the open tab adds to a name, so that two of the browser's tabs differ. */
export function useTabInTitle(): string {
  const [tab] = useDeputyTab();
  return tab === 'perfil' ? '' : `: ${deputyTabs[tab]}`;
}
