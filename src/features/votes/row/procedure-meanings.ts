import type { ProcedureName } from './procedures';

/** Articles only where the Chamber's records or the Constitution give them. */
export const procedureMeanings: Readonly<Record<ProcedureName, string>> = {
  urgência: 'Urgência é votar sem esperar os prazos e as etapas comuns (Regimento, arts. 154 e 155).',
  interstício:
    'Uma PEC é votada duas vezes, com um intervalo entre os dois turnos (Regimento, art. 202, § 6º).',
  'retirada da pauta': 'Retirar da pauta é deixar de votar naquele dia (Regimento, art. 117, VI).',
  'adiamento da discussão': 'Adiar a discussão é deixar o debate para outra sessão (Regimento, art. 177).',
  'adiamento da votação': 'Adiar a votação é deixar a decisão para outra sessão (Regimento, art. 193).',
  'encerramento da discussão':
    'Encerrar a discussão é passar do debate para a votação (Regimento, art. 178, § 2º).',
  'ordem da pauta': 'A ordem da pauta diz o que se vota primeiro.',
  requerimento:
    'Requerimento é um pedido sobre o andamento dos trabalhos. O texto da Câmara não diz o que este pedia.',
  preferência: 'Com a preferência, um texto é votado antes de outro (Regimento, art. 160).',
  destaque: 'Destaque é uma parte votada em separado do resto do texto.',
  'emenda do Senado': 'O Senado mudou o projeto, e a Câmara decide se aceita a mudança.',
  'emenda de redação': 'Emenda de redação corrige como o texto está escrito, não o que ele decide.',
  emenda: 'Emenda é uma proposta de mudança no texto.',
  recurso: 'Recurso é um pedido para que o plenário decida sobre o que já foi decidido antes.',
  'redação final': 'Redação final é a forma escrita do texto que já foi aprovado.',
  eleição: 'O voto é secreto (Regimento, art. 188): a Câmara publica só os totais.',
  parecer: 'Parecer é a opinião de uma comissão sobre o que o plenário vai decidir.',
  'parte do texto': 'Uma parte do texto foi votada em separado do resto.',
  'proposta de emenda à Constituição':
    'PEC é uma proposta que muda a Constituição: precisa de 308 votos Sim, em dois turnos (Constituição, art. 60, § 2º).',
  'medida provisória':
    'Medida provisória é uma lei do governo que já vale e que o Congresso confirma ou não (Constituição, art. 62).',
  'texto do Senado': 'O Senado escreveu outro texto, e a Câmara decide se o aceita.',
  'novo texto': 'Um texto substitutivo toma o lugar do que foi apresentado.',
  projeto: 'A proposição como foi apresentada.',
};
