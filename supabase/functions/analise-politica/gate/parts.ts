export const parts = {
  registros:
    '[<artigo>] <registro> [<público>] [<preposicao> (<candidatura> | câmara [dos deputados])] [<público>]',
  noRegistro: '(segundo | conforme | de acordo com | <em> | pelo | pela) {registros}',
  porTerceiros:
    '((segundo | conforme | por | para | em | na | pela | como | de acordo com) [<artigo> | N] classificação [<política>] [feita | atribuída | <registrado>] (por | de) terceiros | (por | segundo | para | conforme) terceiros)',
  aparte:
    '([,] ({noRegistro} | {porTerceiros}) [,] | , [a | N] classificação [feita] (de | por) terceiros [,] | ABRE ([a | N] classificação [feita] (de | por) terceiros | {noRegistro} | {porTerceiros}) FECHA)',

  nomes: 'P ( , P )* [[,] e P]',
  partidos: '[o | a] T [ABRE T FECHA] ( , [o | a | do | da] T )* [e [o | a | do | da] T]',
  estados: '[o | a] S ( , [<preposicao> | o | a] S )* [e [<preposicao> | o | a] S]',
  profissoes: 'R ( , R )* [e [de] R]',
  inclinacoes: 'L ( , L )* [e [como | de] L]',
  itens: 'I ( , I )* [e I]',
  mandato: 'C [[,] [ABRE] (desde N | (de | entre) N (a | até | e) N | em N) [FECHA]]',
  cargos: '{mandato} ( (, | e | , e | ;) [o de | de] {mandato} )*',
  valores: '({partidos} | {estados} | {profissoes} | {inclinacoes} | {itens} | {cargos})',

  especie:
    '(<candidato> [<presidencial> | à presidência [da república]] | <deputado> [<federal>] | <pessoa> | <político>)',
  comoLado: 'como [{especie}] (<favorito> | <ignorado>)',
  marcados:
    '(<marcado> {comoLado} | que você marcou [{comoLado}] | que (está | estão) entre os (<favorito> | <ignorado>))',
  lado: '(<favoritos> | <ignorados>)',
  lista: '<grupo> (de | dos | das) ({lado} | {especie} {lado} | <pessoa> {lado} | {especie} {marcados})',
  grupo:
    '([{especie}] {lado} | {especie} {marcados} | {especie} <em> {lista} | <marcado> {comoLado} | que você marcou {comoLado})',
  umDosMarcados: '({especie} (<favorito> | <ignorado>) | {especie} {marcados} | <favorito> | <ignorado>)',
  umDoGrupo: '({umDosMarcados} | {especie})',
  dosGrupo: '(de | dos | das) [<todos>] [os | as] [N:size] {grupo}',
  entreGrupo: '(entre [<todos>] [os | as] [N:size] {grupo} | <em> {lista} | entre [os | as] {especie})',

  dito: '[<registrado> | <informado>] [{aparte}]',
  coisaPartido: '(<partido> | filiação) {dito}',
  coisaEstado: '(<estado> [de origem] | origem) {dito}',
  coisaProfissao: '<profissão> {dito}',
  coisaInclinacao: '(<inclinação> [<política>] | classificação [<política>] [(de | por) terceiros]) {dito}',
  coisaPauta: '<pauta> {dito}',
  coisaCargo: '<cargo> {dito}',
  coisa:
    '({coisaPartido} | {coisaEstado} | {coisaProfissao} | {coisaInclinacao} | {coisaPauta} | {coisaCargo})',
  aoPartido:
    '(<filiado> [<preposicao>] | de | do | da | por | pelo | pela | <em>) [o | a] [<mesmo>] [<partido>] [{noRegistro}] [: | ,] {partidos}',
  peloPartido: '(de | do | da | por | pelo | pela) [o | a] [<partido>] {partidos}',
  peloEstado: '(por | de | do | da | pelo | pela) [o] [estado (de | do | da)] {estados}',
  pautasOuCargos: '(<pauta> | <cargo>) [<registrado>]',
  naCasa:
    '([N] <deputado> [<federal>] ([{peloPartido}] [{peloEstado}] | {peloEstado} , {peloPartido}) | (na | da) câmara [dos deputados])',
  emEstado:
    '(de | do | da | com) [o | a] [[<mesmo>] (<estado> [de origem] | origem) [em | de | do | da | :]] {estados}',
  comoProfissao:
    '[como | com | por] [<artigo> | N] [[<mesmo>] <profissão> [<registrado>] [de | :]] {profissoes}',
  comInclinacao:
    '[<classificado>] [{aparte}] [como | com | em | na | no | de | da] [<artigo>] [[<mesmo>] (<inclinação> [<política>] | classificação) [<registrado>] [de | em | :]] {inclinacoes}',
  entreOs: '(entre [os | as] {grupo} | <em> {lista})',
  complemento:
    '({naCasa} | {aoPartido} [{emEstado}] | {emEstado} | {comoProfissao} | {comInclinacao} | {entreOs})',

  tem: '(<ter> | <dividir>) [{noRegistro}] [em comum]',
  mostra: '(<ter> | <informar> | <reunir> | <dividir> | <cita>) [{noRegistro}] [em comum]',
  comoCoisa:
    '[como | com] [<artigo> | N] [<mesmo>] {coisa} [em comum] [{aparte}] [: | , | de | do | da | em | no | na | ao | como | por] [o | a] {valores}',
  valorComo: '[o | a] {valores} como [<artigo>] {coisa}',
  pautasTidas: '(entre as <pauta> [<registrado>] | N (item | itens) de <pauta>) [: | ,] {itens}',
  temAlgo: '{tem} ({comoCoisa} | {valorComo} | {pautasTidas})',
  exerceuCargo: '(<foi> | <exerceu>) [<artigo> <cargo> de] {cargos}',
  exerceCargo: '(<ser> C [,] [ABRE] desde N [FECHA] | <exerce> [<artigo> <cargo> de] {cargos})',
  // The election is over: nobody 'é candidato' any more.
  foiCandidato: '<foi> [N] <candidato> [<presidencial> | à presidência [da república]] [{peloPartido}]',
  foiMarcado: '<foi> <marcado> {comoLado}',
  ligado:
    '((<pertencer> (ao | à | a) | <integrar> | <fazer> parte (de | do | da) | <atuar> <preposicao> | <estar> <em>) [o | a] [<mesmo>] [<partido>] [: | ,] {partidos} | <vir> (de | do | da) [o | a] [<mesmo>] [<estado> [de origem]] [: | ,] {estados})',
  representa: '<representar> [o | a | os | as] [<mesmo>] [<estado> [de | do | da | :]] {estados}',
  oMesmo:
    '<ser> (do | de | da) <mesmo> (<partido> [em comum] [: | , | ABRE] [o | a] {partidos} | <estado> [de origem] [em comum] [: | , | ABRE] [o | a] {estados}) [FECHA]',
  ehAlgo: '<ser> [<todos>] [{noRegistro}] [<registrado>] {complemento}',
  constaAlgo:
    '<constar> [<todos>] [{noRegistro}] ([como] [<registrado>] {complemento} | [<marcado>] ({comoLado} | {entreOs}) | por {estados})',
  estaAlgo:
    '<estar> [<todos>] [{noRegistro}] ([<registrado> | <marcado>] {entreOs} | [<marcado>] {comoLado} | <filiado> <preposicao> {partidos})',
  atuaAlgo: '<atuar> ([como] {naCasa} | {aoPartido} [{emEstado}])',
  ehClassificado:
    '<ser> <classificado> [{aparte}] [como | em | na | no | com] [{coisaInclinacao}] {inclinacoes}',
  predicado:
    '({oMesmo} | {ehAlgo} | {constaAlgo} | {estaAlgo} | {atuaAlgo} | {ehClassificado} | {ligado} | {representa} | {temAlgo} | {exerceuCargo} | {exerceCargo} | {foiMarcado} | {foiCandidato})',
  predicados:
    '{predicado} [{aparte}] ( (, | e | , e) [{noRegistro} [,]] ({predicado} | {complemento} | {valorComo}) [{aparte}] )*',

  aposto:
    '(ABRE [o | a] (T [[,] S] | S) FECHA | ABRE ({aoPartido} | {emEstado}) FECHA | , {complemento} , [{complemento} ,] | , {marcados} , | , <marcado> {comoLado} ,)',
  quem: '(<artigo> [<candidato> [<presidencial> | à presidência] | <deputado> [<federal>]] | <artigo>)',
  sujeito: '[{quem}] (P {aposto} | {nomes})',
} as const;
