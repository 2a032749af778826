/** No other file spells it, so a new name is one line. */
export const productName = 'Pauta Aberta';
