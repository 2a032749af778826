import { paths } from '@/lib/paths';
import { ExternalLink } from '@/ui/external-link';
import { Link } from 'react-router-dom';
import type { AnalysisSection, Fact } from './schema';

interface SentencesProps {
  sections: readonly AnalysisSection[];
  facts: readonly Fact[];
}

/** The analysis sentence by sentence; each opens the facts that it rests on. Text nodes only. */
export function Sentences({ sections, facts }: SentencesProps) {
  return (
    <article className="text-lead leading-normal">
      {sections.map(({ titulo, frases }) => (
        <section key={titulo} className="not-first:mt-8">
          <h2>{titulo}</h2>
          <ol>
            {frases.map(({ texto, fatos }) => (
              <li key={texto} className="border-border border-b">
                <Sentence text={texto} facts={facts.filter(({ id }) => fatos.includes(id))} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  );
}

function Sentence({ text, facts }: { text: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return <p className="py-3">{text}</p>;
  return (
    <details className="group/sentence">
      <summary className="grid cursor-pointer gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <span className="group-open/sentence:bg-highlight justify-self-start text-pretty">{text}</span>
        <span className="text-small text-muted group-open/sentence:text-text min-h-target inline-flex items-center gap-2 whitespace-nowrap group-open/sentence:font-bold sm:min-h-8">
          <span className="underline underline-offset-3">De onde vem</span>
          <span className="fig bg-surface-2 text-text rounded-pill group-open/sentence:bg-primary group-open/sentence:text-on-primary grid h-6 min-w-6 place-items-center px-1.5 font-bold">
            {facts.length}
          </span>
        </span>
      </summary>
      <Facts facts={facts} />
    </details>
  );
}

const cell = 'max-sm:block max-sm:p-0 max-sm:border-0 border-border border-b py-2.5 pr-4 align-top last:pr-0';
const heading =
  'text-small text-muted border-border-strong border-b pr-4 pb-2 text-left font-semibold last:pr-0';

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className="border-text text-body mb-4 border-l-3 pl-4">
      <table className="w-full border-collapse leading-[1.4] max-sm:block">
        <caption className="sr-only">Fatos em que a frase se apoia</caption>
        <thead className="max-sm:sr-only">
          <tr>
            {['Sobre', 'Fato', 'Valor no registro', 'Registro'].map((word) => (
              <th key={word} scope="col" className={heading}>
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {facts.map((fact) => (
            <tr
              key={fact.id}
              className="border-border max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-sm:gap-x-3 max-sm:border-b max-sm:py-2"
            >
              <td className={`${cell} font-heading font-bold`}>{capitalized(fact.sobre)}</td>
              <td
                className={`${cell} max-sm:text-small max-sm:text-muted max-sm:col-start-1 max-sm:row-start-2`}
              >
                {kindOf(fact)}
              </td>
              <td className={`${cell} wrap-anywhere max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right`}>
                {fact.valor}
              </td>
              <td
                className={`${cell} max-sm:text-small max-sm:col-start-2 max-sm:row-start-2 max-sm:text-right`}
              >
                <RecordLink fact={fact} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-small text-muted mt-2.5 leading-[1.45]">
        Cada nome, partido e estado da frase está nestes registros.
      </p>
    </div>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The record has a candidate's state of origin, and the state that a deputy sits for. */
function kindOf({ tipo, registro }: Fact): string {
  return tipo === 'estado' && registro?.tipo === 'candidato' ? 'Estado de origem' : capitalized(tipo);
}

function RecordLink({ fact: { registro, sobre } }: { fact: Fact }) {
  if (registro === null) return <>Contagem feita aqui</>;
  if (registro.tipo === 'camara')
    return <ExternalLink href="https://dadosabertos.camara.leg.br/">Dados Abertos da Câmara</ExternalLink>;
  return (
    <Link
      to={registro.tipo === 'candidato' ? paths.candidate(registro.id) : paths.deputy(registro.id)}
      aria-label={`Ver a ficha de ${sobre}`}
    >
      Ver a ficha
    </Link>
  );
}
