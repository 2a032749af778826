export const inState = [5869.38, 40774.23, 116959.54, 300000].map((valor, index) => ({
  id: index + 1,
  nome: `Deputada ${index + 1}`,
  valor,
}));
const act = { fonte_url: 'https://www2.camara.leg.br/legin/int/atomes/' };
export const expenseContext = {
  uf: 'CE',
  total: 242180.86,
  documentos: 166,
  ate: '2026-07-24',
  n: 5,
  mediana: 116959.54,
  deputados: [...inState, { id: 160541, nome: 'Ana Exemplo', valor: 242180.86 }],
  meses: [
    { mes: 0, valor: 200000 },
    { mes: 1, valor: 12000 },
    { mes: 3, valor: 30180.86 },
  ],
  tipos: [
    { tipo: 'TELEFONIA', valor: 3369.37, n: 5, mediana: 4000 },
    { tipo: 'COMBUSTÍVEIS E LUBRIFICANTES.', valor: 10, n: 2, mediana: 10 },
  ],
  limites: [
    {
      ...act,
      desde: '2023-02-01',
      ate: '2026-02-19',
      valor: 48245.57,
      ato: 'Ato da Mesa 270/2023',
      conferido: true,
    },
    {
      ...act,
      desde: '2026-02-20',
      ate: null,
      valor: 54879.34,
      ato: 'Ato da Mesa 244/2026',
      conferido: false,
    },
  ],
};
