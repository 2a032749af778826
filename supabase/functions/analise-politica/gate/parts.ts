/** The parts of clauses; each may use those above it. */
export const parts = {
  registros:
    '[<artigo>] <registro> [<público>] [<preposicao> (<candidatura> | câmara [dos deputados])] [<público>]',
  noRegistro: '(segundo | conforme | de acordo com | <em> | pelo | pela) {registros}',
  porTerceiros:
    '((segundo | conforme | por | para | em | na | pela | como | de acordo com) [<artigo> | N] classificação [<política>] [feita | atribuída | <registrado>] (por | de) terceiros | (por | segundo | para | conforme) terceiros)',
  aparte:
    '([,] ({noRegistro} | {porTerceiros}) [,] | , [a | N] classificação [feita] (de | por) terceiros [,] | ABRE ([a | N] classificação [feita] (de | por) terceiros | {noRegistro} | {porTerceiros}) FECHA)',

  nomes: 'P ( , P )* [[,] e P]',
  partidos: '[o | a] T ( , [o | a | do | da] T )* [e [o | a | do | da] T]',
  estados: '[o | a] S ( , [<preposicao> | o | a] S )* [e [<preposicao> | o | a] S]',
  profissoes: 'R ( , R )* [e [de] R]',
  inclinacoes: 'L ( , L )* [e [como | de] L]',
  itens: 'I ( , I )* [e I]',
  mandato: 'C [[,] [ABRE] (desde N | (de | entre) N (a | até | e) N | em N) [FECHA]]',
  cargos: '{mandato} ( (, | e | ;) [o de | de] {mandato} )*',
  valores: '({partidos} | {estados} | {profissoes} | {inclinacoes} | {itens} | {cargos})',

  especie:
    '(<candidato> [<presidencial> | à presidência [da república]] | <deputado> [<federal>] | <pessoa> | <político>)',
  comoLado: 'como (<favorito> | <ignorado>)',
  marcados:
    '(<marcado> {comoLado} | que você marcou [{comoLado}] | que (está | estão) entre os (<favorito> | <ignorado>))',
  lado: '(<favoritos> | <ignorados>)',
  lista: '<grupo> (de | dos | das) ({lado} | {especie} {lado} | <pessoa> {lado} | {especie} {marcados})',
  grupo:
    '([{especie}] {lado} [{especie}] | {especie} {marcados} | {especie} <em> {lista} | <marcado> {comoLado} | que você marcou {comoLado})',
  umDoGrupo:
    '({especie} (<favorito> | <ignorado>) | {especie} {marcados} | {especie} | <favorito> | <ignorado>)',
  dosGrupo: '(de | dos | das) [<todos>] [os | as] [N:size] {grupo}',
  entreGrupo: '(entre [<todos>] [os | as] [N:size] {grupo} | <em> {lista} | entre [os | as] {especie})',

  coisa:
    '(<partido> | <estado> [de origem] | origem | <profissão> | <inclinação> [<política>] | classificação [<política>] [(de | por) terceiros] | <pauta> | <cargo> | filiação) [<registrado>] [{aparte}]',
  naCasa:
    '([N] <candidato> [<presidencial> | à presidência [da república]] | [N] <deputado> [<federal>] [(por | de | do | da | pelo | pela) [estado (de | do | da)] {estados}] | (na | da) câmara [dos deputados])',
  aoPartido:
    '([<filiado>] <preposicao> [o | a] [<mesmo>] [<partido>] [{noRegistro}] [: | ,] {partidos} | <filiado> {partidos})',
  emEstado:
    '<preposicao> [o | a] [[<mesmo>] (<estado> [de origem] | origem) [em | de | do | da | :]] {estados}',
  comoProfissao:
    '[como | com | por] [<artigo> | N] [[<mesmo>] <profissão> [<registrado>] [de | :]] {profissoes}',
  comInclinacao:
    '[<classificado>] [{aparte}] [como | com | em | na | no | de | da] [<artigo>] [[<mesmo>] (<inclinação> [<política>] | classificação) [<registrado>] [de | em | :]] {inclinacoes}',
  entreOs: '(entre [os | as] {grupo} | <em> {lista})',
  complemento: '({naCasa} | {aoPartido} | {emEstado} | {comoProfissao} | {comInclinacao} | {entreOs})',

  mostra: '(<ter> | <informar> | <reunir> | <dividir> | <cita>) [{noRegistro}] [em comum]',
  temValor:
    '{mostra} [como | com] [<artigo> | N] [<mesmo>] {coisa} [em comum] [{aparte}] [: | , | de | do | da | em | no | na | ao | como | por] [o | a] {valores}',
  temComo: '{mostra} [o | a] {valores} como [<artigo>] {coisa}',
  temPauta: '{mostra} (entre as <pauta> [<registrado>] | N (item | itens) de <pauta>) [: | ,] {itens}',
  foiCargo: '(<foi> | <exercer>) [<artigo> <cargo> de] {cargos}',
  ligado:
    '(<pertencer> (ao | à | a) | <integrar> | <fazer> parte (de | do | da) | <atuar> <preposicao> | <estar> <preposicao> | <vir> <preposicao>) [o | a] [<mesmo>] [<partido> | <estado> [de origem]] [: | ,] ({partidos} | {estados})',
  oMesmo:
    '<ser> (do | de | da) <mesmo> (<partido> | <estado> [de origem]) [em comum] [: | , | ABRE] [o | a] {valores} [FECHA]',
  ehAlgo:
    '(<ser> | <estar> | <constar> | <atuar>) [<todos>] [{noRegistro}] [<registrado> | <marcado>] {complemento}',
  ehClassificado: '<ser> <classificado> [{aparte}] [como | em | na | no | com] [{coisa}] {inclinacoes}',
  predicado:
    '({oMesmo} | {ehAlgo} | {ehClassificado} | {ligado} | {temValor} | {temComo} | {temPauta} | {foiCargo} | <foi> [N] <candidato> [<presidencial> | à presidência [da república]])',
  predicados:
    '{predicado} [{emEstado}] [{aparte}] ( (, | e | , e) [{noRegistro} [,]] ({predicado} | {complemento} [{emEstado}] | {valores} como [<artigo>] {coisa}) [{aparte}] )*',

  aposto:
    '(ABRE [o | a] (T [(, | - | /) S] | S) FECHA | ABRE ({aoPartido} | {emEstado}) FECHA | , {complemento} , [{complemento} ,] | , {marcados} , | , <marcado> {comoLado} ,)',
  titulo: '(<artigo> [<candidato> [<presidencial> | à presidência] | <deputado> [<federal>]] | <artigo>)',
  sujeito: '[{titulo}] (P {aposto} | {nomes})',
} as const;
