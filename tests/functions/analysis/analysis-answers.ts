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
