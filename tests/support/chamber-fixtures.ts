/** Above every id that a test writes by hand, in whatever order tests run. */
let serial = 50_000;

export function aDeputy(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    id: 900_000 + serial,
    uri: `https://dadosabertos.camara.leg.br/api/v2/deputados/${900_000 + serial}`,
    nome: `Deputada Exemplo ${serial}`,
    siglaPartido: 'EXA',
    uriPartido: null,
    siglaUf: 'BA',
    idLegislatura: 57,
    urlFoto: 'https://fotos.exemplo/deputada.jpg',
    email: 'dep.exemplo@exemplo.leg.br',
    ...overrides,
  };
}

/** An invented deputy in full; `status` changes the present mandate. */
export function aDeputyDetail(overrides: Record<string, unknown> = {}, status: Record<string, unknown> = {}) {
  return {
    id: 160541,
    nomeCivil: 'ANA MARIA DE EXEMPLO',
    sexo: 'F',
    dataNascimento: '1969-06-25',
    dataFalecimento: null,
    ufNascimento: 'AL',
    municipioNascimento: 'Maceió',
    escolaridade: 'Superior',
    ultimoStatus: {
      id: 160541,
      nome: 'Ana Exemplo',
      nomeEleitoral: 'Ana Exemplo',
      siglaPartido: 'PP',
      siglaUf: 'AL',
      idLegislatura: 57,
      urlFoto: 'https://fotos.exemplo/160541.jpg',
      email: null,
      data: '2023-02-01',
      situacao: 'Exercício',
      condicaoEleitoral: 'Titular',
      gabinete: {
        nome: '17',
        predio: '4',
        sala: '17',
        andar: '1',
        telefone: '3215-5969',
        email: 'dep.anaexemplo@exemplo.leg.br',
      },
      ...status,
    },
    ...overrides,
  };
}

export function anExpense(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    ano: 2026,
    mes: 3,
    tipoDespesa: 'COMBUSTÍVEIS E LUBRIFICANTES.',
    codDocumento: serial,
    tipoDocumento: 'Nota Fiscal',
    dataDocumento: '2026-03-25T00:00:00',
    numDocumento: '42',
    valorDocumento: 100,
    urlDocumento: 'https://exemplo.org/42.pdf',
    nomeFornecedor: 'POSTO EXEMPLO LTDA',
    cnpjCpfFornecedor: '12345678000190',
    valorLiquido: 100,
    valorGlosa: 0,
    ...overrides,
  };
}

export function aSpeech(overrides: Record<string, unknown> = {}) {
  return {
    dataHoraInicio: '2026-09-17T21:52',
    dataHoraFim: null,
    uriEvento: '',
    faseEvento: { titulo: 'Ordem do Dia', dataHoraInicio: null, dataHoraFim: null },
    tipoDiscurso: 'DISCUSSÃO',
    urlTexto: 'https://exemplo.org/texto',
    urlAudio: null,
    urlVideo: null,
    keywords: null,
    sumario: 'Defesa das bibliotecas.',
    transcricao: 'A SRA. ANA EXEMPLO - Presidente, ...',
    ...overrides,
  };
}

export function aProposition(overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    id: serial,
    uri: `https://dadosabertos.camara.leg.br/api/v2/proposicoes/${serial}`,
    siglaTipo: 'PL',
    codTipo: 139,
    numero: serial,
    ano: 2026,
    ementa: `Dispõe sobre o exemplo ${serial}.`,
    dataApresentacao: '2026-09-01T10:00',
    ...overrides,
  };
}

/** Two types, a refund without a month, a receipt without a document. */
export const aYearOfExpenses = [
  anExpense({ valorLiquido: 1000.1, mes: 1, dataDocumento: '2026-01-10T00:00:00' }),
  anExpense({
    valorLiquido: 200.2,
    tipoDespesa: 'TELEFONIA',
    urlDocumento: null,
    nomeFornecedor: 'TEL SA',
    cnpjCpfFornecedor: '99888777000166',
  }),
  anExpense({ valorLiquido: -50.3, mes: null, dataDocumento: null, tipoDespesa: 'TELEFONIA' }),
];
