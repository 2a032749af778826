/** The product's name: no other file spells it (design decision, so that a new name is one line). */
export const productName = 'Pauta Aberta';
