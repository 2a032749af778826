export const goodSections = [
  {
    titulo: 'Candidatos favoritos',
    frases: [
      { texto: 'Você marcou Ana Ativa como favorito.', fatos: ['f1'] },
      { texto: 'Ana Ativa é do PA e tem São Paulo como estado de origem.', fatos: ['f3', 'f5'] },
    ],
  },
  {
    titulo: 'Inclinação política',
    frases: [{ texto: 'Na classificação de terceiros, Ana Ativa consta como Centro.', fatos: ['f7'] }],
  },
];

/** What a well-behaved provider answers about Ana alone. */
export const goodText = JSON.stringify({ secoes: goodSections });

/** The same as the page shows it. */
export const shownText = `**Candidatos favoritos**: Você marcou Ana Ativa como favorito. Ana Ativa é do PA e tem São Paulo como estado de origem.

**Inclinação política**: Na classificação de terceiros, Ana Ativa consta como Centro.

**O que este texto não diz**: Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.`;

/** The good answer with one more sentence. */
export function answerWith(texto: string, fatos: readonly string[] = ['f1']): string {
  const [first, ...others] = goodSections;
  return JSON.stringify({
    secoes: [{ ...first, frases: [...(first?.frases ?? []), { texto, fatos }] }, ...others],
  });
}
