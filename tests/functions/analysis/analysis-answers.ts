/** What a well-behaved provider answers about Ana alone. */
export const goodPlan = {
  secoes: [
    { titulo: 'Cargos', itens: [{ forma: 'registro', por: 'cargo' }] },
    { titulo: 'Quem são', itens: [{ forma: 'quem', por: 'estado' }] },
  ],
};
export const goodText = JSON.stringify(goodPlan);

/** The same as the page shows it. */
export const shownText = `**Suas escolhas**: Entre os candidatos, você favoritou Ana Ativa.

**Cargos**: Segundo o registro, Ana Ativa teve o cargo de “Vereadora”, de 2013 a 2016.

**Quem são**: Ana Ativa tem São Paulo como estado de origem.

**O que este texto não diz**: Ele não avalia, não compara nem indica ninguém, e não diz o que você pensa.`;

/** At most `max_rows`, in order, behind the row that is told. */
export function onePage(rows: readonly object[], path: string): readonly object[] {
  if (!path.includes('&or=(favorito.is.true,ignorado.is.true)&order=id&limit=1000'))
    throw new Error(`all choices, in any order: ${path}`);
  // A hostile world holds no list.
  if (!Array.isArray(rows)) return rows;
  const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const numbered = rows.map((row: object, at) => ({ id: idOf(at), ...row }));
  const behind = /[?&]id=gt\.([^&]+)/.exec(path)?.[1] ?? '';
  return numbered.filter(({ id }) => id > behind).slice(0, 1_000);
}
