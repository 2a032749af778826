import { alphabetical, fold, wordsOf } from './fold.ts';

/** Subjects of public policy and the beginnings of the words that name them, without accents. */
const themes: readonly (readonly [string, ...string[]])[] = [
  ['agricultura', 'agricultur', 'agrari', 'agropecuari', 'agronegoci', 'rural', 'rurais', 'safra'],
  ['assistência social', 'assistencia', 'pobreza', 'fome', 'renda', 'beneficios', 'bolsa'],
  ['ciência e tecnologia', 'cienci', 'cientific', 'tecnolog', 'inovac', 'digita'],
  ['combate à corrupção', 'corrupc', 'anticorrupc', 'transparenc'],
  ['cultura', 'cultura', 'culturais', 'cultural'],
  ['defesa e política externa', 'militar', 'diplomac', 'diplomat', 'externa', 'fronteira', 'soberania'],
  ['direitos e igualdade', 'direitos', 'igualdade', 'racismo', 'racia', 'mulher', 'indigen', 'quilombol'],
  ['economia e contas públicas', 'econom', 'inflac', 'fiscal', 'fiscais', 'orcament', 'divida', 'juros'],
  [
    'educação',
    'educac',
    'educaciona',
    'escola',
    'ensino',
    'professor',
    'alfabetiz',
    'universidade',
    'creche',
  ],
  ['emprego e trabalho', 'emprego', 'trabalh', 'salari', 'jornada', 'sindica', 'aposentad', 'previdenc'],
  [
    'gestão do Estado',
    'gestao',
    'administrativ',
    'servidor',
    'burocra',
    'desburocra',
    'estatais',
    'privatiz',
  ],
  ['habitação e cidades', 'moradia', 'habitac', 'saneamento', 'cidades', 'urban'],
  ['impostos', 'impost', 'tribut', 'taxa'],
  [
    'infraestrutura e transporte',
    'infraestrutura',
    'transport',
    'ferrovi',
    'rodovi',
    'portos',
    'concess',
    'mobilidade',
  ],
  [
    'meio ambiente',
    'ambient',
    'clima',
    'floresta',
    'amazonia',
    'desmatamento',
    'sustentave',
    'energia',
    'energetic',
  ],
  ['saúde', 'saude', 'sus', 'hospita', 'medic', 'telemedicina'],
  [
    'segurança pública',
    'seguranca',
    'policia',
    'crime',
    'criminal',
    'faccoes',
    'presidio',
    'penas',
    'violencia',
  ],
];

/** Words this short must be written in full: "sus" is not the beginning of "sustentar". */
const shortestStem = 5;

function names(stem: string, word: string): boolean {
  return stem.length < shortestStem ? word === stem : word.startsWith(stem);
}

/** The subjects that a person's agenda items name, by their words alone; nobody's position on them is read. */
function themesIn(items: readonly string[]): Set<string> {
  const words = items.flatMap((item) => wordsOf(fold(item)));
  return new Set(
    themes
      .filter(([, ...stems]) => words.some((word) => stems.some((stem) => names(stem, word))))
      .map(([theme]) => theme),
  );
}

/** Each subject with the number of people whose items name it: the most frequent first, equals alphabetically. */
export function themesShared(people: readonly (readonly string[])[]): { theme: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const items of people)
    for (const theme of themesIn(items)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts]
    .map(([theme, n]) => ({ theme, n }))
    .sort((a, b) => b.n - a.n || alphabetical(a.theme, b.theme));
}
