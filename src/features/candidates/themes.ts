import type { Database } from '@/lib/supabase/database.types';

export type ThemeRecord = Pick<
  Database['public']['Tables']['candidatos_presidencia_2026']['Row'],
  'id' | 'nome' | 'partido_sigla' | 'numero_urna' | 'pautas_detalhe' | 'dados_ate'
>;

/** In the one order: database name, address, title. */
export const themes = [
  { key: 'economia', slug: 'economia', title: 'Economia' },
  { key: 'segurança', slug: 'seguranca', title: 'Segurança' },
  { key: 'educação', slug: 'educacao', title: 'Educação' },
  { key: 'saúde', slug: 'saude', title: 'Saúde' },
  { key: 'gestão e instituições', slug: 'gestao', title: 'Gestão e instituições' },
  { key: 'infraestrutura e moradia', slug: 'infraestrutura', title: 'Infraestrutura e moradia' },
] as const;

export type Theme = (typeof themes)[number];

/** Nobody here has read the registered plans. */
export const agendaOrigin = 'Resumo nosso de um resumo público do plano';

/** The digest of a plan has nothing of a theme. */
export const nothingOfTheme = 'Nada encontrado no resumo público do plano.';

function isThemeText(value: unknown): value is { tema: string; texto: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'tema' in value && typeof value.tema === 'string' && 'texto' in value && typeof value.texto === 'string'
  );
}

/** Empty without a digest (`pautas_detalhe`), so that no theme is taken for missing. */
export function themeTexts(details: unknown): ReadonlyMap<string, string> {
  const texts = Array.isArray(details) ? details.filter(isThemeText) : [];
  return new Map(texts.map(({ tema, texto }) => [tema, texto]));
}

export function themeAnswer({ pautas_detalhe }: Pick<ThemeRecord, 'pautas_detalhe'>, { key }: Theme): string {
  const texts = themeTexts(pautas_detalhe);
  return texts.size === 0 ? 'Não informado' : (texts.get(key) ?? nothingOfTheme);
}
