import { fold } from '../fold.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Expressions that a description has no use for, on folded text (lower case, no accents). They are wide on purpose:
 * a text refused for nothing is replaced by the summary, a text let through would be taken for this product's word.
 */
const families: Readonly<Record<string, readonly string[]>> = {
  vote: [
    String.raw`\b(re)?vot(o|os|a|as|e|em|ar|amos|aram|ando|aria|ariam|ei|ou|ava|avam|acao|acoes|antes?)\b`,
    String.raw`\b(re)?elej\w*\b`,
    String.raw`\b(re)?eleger\w*\b`,
    String.raw`\b(re)?eleit[oa]s?\b`,
    String.raw`\b(urna|urnas|digite|digitar|aperte|tecla|tecle|confirma|numero de urna)\b`,
  ],
  advice: [
    String.raw`\b(recomend|aconselh|suger|sugir|sugest|orientamos|oriento\b)\w*`,
    String.raw`\b(deve|devem|deveria\w*|devia\w*|devera|deverao|precisa\w*|convem|tem que|tera que|faria bem|vale a pena|vale conhecer)\b`,
    String.raw`\be (preciso|necessario|importante|bom|essencial|fundamental|hora de|recomendavel|aconselhavel|prudente)\b`,
    String.raw`\b(opte|optem|prefira|prefiram|apoie\w*|apoiar (o|a|este|esta|esse|essa|seu|sua) (candidat\w+|nome|deputad\w+)|confie\w*|considere\w*|acredite\w*|rejeite\w*|evite\w*|fuja\w*|descarte\w*|elimine\w*|aposte\w*|priorize\w*|prioriz\w+|repense\w*|reconsider\w*|mude|mudem|troque\w*|siga|sigam|conheca|conhecam|pesquise\w*|procure\w*|busque\w*|avalie\w*|reflita\w*|lembre-se|pense|pensem|veja|vejam|marque|marquem|escolham|favorite|favoritem|fique|olho em|atencao a)\b`,
    // Not the noun, which follows an article or the like: "cada escolha", "a escolha".
    String.raw`(?<!\b(?:a|as|uma|cada|sua|essa|esta|nessa|nesta|nenhuma|da|na|de|por|em|outra|mesma|pela) )\bescolha\b`,
    String.raw`\b(poderia|pode) (ser|se) (considerar|interessar|interessante|util|bom)\b`,
    String.raw`\bvoce (pode|poderia|gostaria|tambem|talvez|provavelmente|e|pensa|acredita|defende|prefere|valoriza|apoia|busca|quer|tende|se identifica)\b`,
    String.raw`\b(indicado|indicada|ideal|adequad[oa]s?|certo|certa|feit[oa]) (para|pra|a) (voce|o brasil|o pais)\b`,
    String.raw`\b(indico|indicamos|indicaria|minha indicacao|meu candidato|nossa opiniao|minha opiniao|na minha visao|eu|nos achamos|acho|acredito|penso)\b`,
  ],
  ranking: [
    String.raw`\b(melhor|melhores|pior|piores|superior\w*|inferior\w*|otim[oa]s?|pessim[oa]s?|excelent\w+|maior nome|principal nome|destaque|destaca\w*|sobressai\w*|supera\w*)\b`,
    String.raw`\b(mais|menos|bem|muito|pouco) (preparad|adequad|alinhad|proxim|compativ|qualificad|confiav|competent|fort|frac|honest|coerent|moderad|radica|experient|capa[zc]|aptos?\b|apta|extremad|interessant|indicad|votad|popular|conhecid|relevant|important|seri[oa])\w*`,
    String.raw`\b(ranking|ranque\w*|rank|top|notas? (\d|maxima|alta|baixa|de )|\d+ pontos|pontuac\w+|score|podio|estrelas)\b`,
    String.raw`\b((em )?(primeir|segund|terceir|ultim)[oa] (lugar|colocad\w+|opcao|posicao)|em primeiro|\d+[oa]? (lugar|colocad\w+)|\d+\s*[ºª])`,
    String.raw`\b(afinidade|compatib\w+|compativ\w+|match|alinha\w+|combina\w* com|lider|lidera|lideram|liderou|lideraria|a frente|empat\w+|pesquisas? (de|eleitora\w+)|intenc(ao|oes)|percentua\w+|por cento|porcentage\w+)\b`,
  ],
  prediction: [
    String.raw`\b(venc(e|er|eu|era|erao|eria|endo|edor\w*)|ganh(a|am|ar|ara|aria|ou|ando)|derrot\w+|perdera\w*|perdedor\w*|vitori\w+|chances?|probabil\w+|provav\w+|previs\w+|preve|prognostic\w+|tende[m]?|tendencia|favorit[oa]s? (a|ao|para|na disputa|nas pesquisas)|segundo turno|proxim[oa] (presidente|governo|mandatari[oa])|assumira|futur[oa] (presidente|governo))\b`,
    String.raw`\b(vai|vao|ira|irao) (ganhar|vencer|ser|chegar|perder|governar|levar|fazer|passar|disputar)\b`,
  ],
  judgement: [
    String.raw`\b(corrupt\w+|ladra\w*|ladroe\w+|(e|um|uma|notori[oa]) criminos[oa]|(foi|e|esta) condenad\w+|bandid\w+|mentiros\w+|mentir\w*|fascist\w+|nazi\w+|golpist\w+|extremis\w+|radica(l|is|lism\w+)|populis\w+|autoritari\w+|ditador\w*|comunist(a|as) perig\w+|perigos\w+|ameac\w+|honest\w+|desonest\w+|competent\w+|incompetent\w+|corajos\w+|brilhant\w+|carismatic\w+|polemic\w+|controvers\w+|heroi\w*|salvador\w* da patria|mito|genocid\w+|vergonh\w+|absurd\w+|admirav\w+|louvav\w+|infelizmente|felizmente|lamentav\w+|desastr\w+|fracass\w+|sucesso|ideal|sensat\w+|coerente|incoerente|contradito\w+)\b`,
    String.raw`\b(petis(ta|tas|mo)|bolsonaris\w+|lulis\w+|lulopetis\w+|tucan[oa]s?|esquerdist\w+|esquerdopat\w+|direitist\w+|coxinha\w*|mortadela\w*|comunalha)\b`,
    String.raw`\b(ex-presidente|atual presidente|presidente atual|mandatari[oa])\b`,
    String.raw`\bvoce(s)? (e|sao|esta|parece\w*) `,
    String.raw`\bseu (perfil|pensamento|posicionamento|alinhamento|voto|espectro)\b`,
    String.raw`\bsua (ideologia|visao|posicao|orientacao|tendencia|opiniao|identidade)\b`,
  ],
  machine: [
    String.raw`\b(como (um|uma) (ia|modelo|assistente)|prompt|json|ignor(e|ar|ei|ando) (as|os|todas|todos|suas|minhas|instruc\w+)|instruc(ao|oes) (anteriores|acima|do sistema|recebidas)|system|chatgpt|openai|gpt|gemini|claude|desculpe|nao posso|assistente virtual|jailbreak|dan)\b`,
  ],
  foreign: [
    String.raw`\b(the|you|your|should|must|vote|voting|best|worst|choose|support|candidate|with|elect|will|win|usted|ustedes|deberia\w*|mejor|elija|candidatos? es)\b`,
  ],
  offer: [
    String.raw`\b(pix|doe|doar|doacao|doacoes|whatsapp|telegram|instagram|facebook|youtube|tiktok|twitter|siga-nos|inscreva\w*|clique|acesse|compartilhe\w*|link|site oficial|baixe|compre|promocao|desconto|codigo qr|qr code)\b`,
  ],
};

const compiled = Object.entries(families).map(
  ([family, parts]) => [family, new RegExp(parts.join('|'), 'u')] as const,
);

/** A verb in the future tells what nobody knows. Accents decide, so this reads the text as it is written. */
const future = /[a-zà-öø-ÿ]+(?:ará|erá|irá|arão|erão|irão)(?![a-zà-öø-ÿ])/gi;
const notFuture = new Set(['pará', 'ceará', 'barão', 'varão', 'verão', 'alvará']);

function hasFuture(text: string, { words }: Vocabulary): boolean {
  return (text.match(future) ?? []).some(
    (word) => !notFuture.has(word.toLowerCase()) && !words.has(fold(word)),
  );
}

/** Names and terms of the data, written as the data have them, are quoted: a word inside one of them is no advice. */
function withoutQuotes(text: string, { quotes }: Vocabulary): string {
  return quotes.reduce((rest, quote) => {
    const literal = quote.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
    return rest.replace(new RegExp(String.raw`(?<![\p{L}\d])${literal}(?![\p{L}\d])`, 'gu'), '§');
  }, text);
}

/** Where a word was cut to pass unseen, its whole is looked for without the spaces too. */
const squeezed =
  /voteem|voteno|votena|votonumero|recomendovot|recomendoa|recomendoo|recomendamos|mendovoto|elejao|elejaa/;

/** The family of what a text has that a description has not, in a word for the log; null when there is none. */
export function adviceIn(text: string, vocabulary: Vocabulary): string | null {
  const folded = fold(withoutQuotes(text, vocabulary)).replace(/\s+/g, ' ');
  const joined = folded.replace(/['’"“”*]|-\s?/g, '');
  const family = compiled.find(([, pattern]) => pattern.test(folded) || pattern.test(joined));
  if (family !== undefined) return family[0];
  if (hasFuture(text, vocabulary)) return 'prediction';
  return squeezed.test(joined.replace(/[^a-z]/g, '')) ? 'disguise' : null;
}
