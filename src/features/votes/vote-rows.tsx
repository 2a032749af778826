import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { NumberText } from '@/ui/number-text';
import { RowList } from '@/ui/row-list';
import { byDay, dayWords, kindText, meaningText, resultText, type VoteRecord } from './model';
import { orientationText, voteTexts } from './texts';
import { VoteLabel } from './vote-mark';

/** Records in their order, each day under its date. */
export function VoteRows({ records }: { records: readonly VoteRecord[] }) {
  return byDay(records).map(({ day, records: ofDay }) => {
    const { date, weekday } = dayWords(day);
    return (
      <section key={day} aria-label={date} className="mt-6">
        <h3 className="text-body flex flex-wrap items-baseline justify-between gap-x-4">
          <NumberText>{date}</NumberText>
          <span className="text-small text-muted font-normal">{weekday}</span>
        </h3>
        <RowList>
          {ofDay.map((record) => (
            <li key={record.votacao_id}>
              <VoteItem record={record} />
            </li>
          ))}
        </RowList>
      </section>
    );
  });
}

function VoteItem({ record }: { record: VoteRecord }) {
  const { id_camara, titulo, titulo_claro, ementa, descricao, tipo, voto, partido_sigla, orientacao } =
    record;
  const meaning = meaningText(record);
  const orientation = orientationText(record);
  return (
    <article className="grid gap-1.5 py-4">
      <p>
        <VoteLabel vote={voto} />
      </p>
      <h4 className="font-head text-body font-bold wrap-anywhere">
        {titulo_claro ?? titulo ?? 'Proposição não informada'}
      </h4>
      {meaning === null ? null : <p className="max-w-measure wrap-anywhere">{meaning}</p>}
      {titulo_claro === null ? null : <p className="text-small">{titulo ?? 'Proposição não informada'}</p>}
      <p className="max-w-measure wrap-anywhere">{descricao}</p>
      {ementa === null ? null : (
        <p className="text-muted text-small max-w-measure line-clamp-6 wrap-anywhere print:line-clamp-none">
          {ementa}
        </p>
      )}
      {voto === 4 ? <p className="text-small">{voteTexts.obstruction}</p> : null}
      {orientation === null ? null : (
        <p className="text-small">
          {orientacao === 'sem_partido'
            ? orientation
            : `Orientação da bancada do ${partido_sigla}: ${orientation}`}
        </p>
      )}
      <p className="text-small text-muted flex flex-wrap gap-x-4">
        <span>{kindText(tipo)}</span>
        <span className="fig">{resultText(record)}</span>
        <Link
          to={paths.vote(id_camara)}
          className="print:hidden"
          aria-label={`Ver esta votação: ${titulo ?? 'Proposição não informada'}`}
        >
          Ver esta votação
        </Link>
      </p>
    </article>
  );
}
