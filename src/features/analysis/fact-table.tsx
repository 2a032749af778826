import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/ui/external-link';
import type { Fact } from './schema';

/** Null for kinds without pages. */
export type PageOf = (word: string, id: string) => string | null;

const cell = 'max-sm:block max-sm:p-0 max-sm:border-0 border-border border-b py-2.5 pr-4 align-top last:pr-0';
const heading =
  'text-small text-muted border-border-strong border-b pr-4 pb-2 text-left font-semibold last:pr-0';

export function FactTable({ facts, pageOf }: { facts: readonly Fact[]; pageOf: PageOf }) {
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
              <td className={`${cell} font-head font-bold`}>{capitalized(fact.sobre)}</td>
              <td
                className={`${cell} max-sm:text-small max-sm:text-muted max-sm:col-start-1 max-sm:row-start-2`}
              >
                {capitalized(fact.tipo)}
              </td>
              <td className={`${cell} wrap-anywhere max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right`}>
                {fact.valor}
              </td>
              <td
                className={`${cell} max-sm:text-small max-sm:col-start-2 max-sm:row-start-2 max-sm:text-right`}
              >
                <RecordLink fact={fact} pageOf={pageOf} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function RecordLink({ fact: { tipo, registro, sobre }, pageOf }: { fact: Fact; pageOf: PageOf }) {
  if (registro === null) return <>Contagem nossa</>;
  if (tipo === 'escolha')
    return (
      <Link to={paths.choices} className="font-bold">
        Minhas Escolhas
      </Link>
    );
  if (!('id' in registro))
    return <ExternalLink href="https://dadosabertos.camara.leg.br/">Dados Abertos da Câmara</ExternalLink>;
  const page = pageOf(registro.tipo, registro.id);
  if (page === null) return null;
  return (
    <Link to={page} aria-label={`Ver a ficha de ${sobre}`} className="font-bold">
      Ver a ficha
    </Link>
  );
}
