import { formatDay } from '@/lib/text/format';
import { NumberText } from '@/ui/number-text';
import { type BalanceRow, type Cell, countText, distanceText } from './balance-model';
import { BalanceStrip, Marked, RecordLink } from './balance-parts';

export function BalanceCards({ rows }: { rows: readonly BalanceRow[] }) {
  return (
    <ul className="border-text border-t-3" aria-label="Fichas, em ordem alfabética">
      {rows.map((row) => (
        <BalanceCard key={row.id} row={row} />
      ))}
    </ul>
  );
}

function BalanceCard({ row }: { row: BalanceRow }) {
  const { cells, length, share, reviewed } = row;
  const having = (state: Cell['state']) => cells.filter((cell) => cell.state === state);
  const lacks = cells.filter(({ state }) => state !== 'com fonte');
  return (
    <li className="border-border grid gap-1 border-b py-3.5 wrap-anywhere">
      <h3>
        <RecordLink row={row} />
      </h3>
      <p className="text-small text-muted flex flex-wrap justify-between gap-x-3 gap-y-1">
        <span>{`${having('com fonte').length} com fonte ·\xa0${countText(having('vazio').length, 'vazio', 'vazios')}`}</span>
        <Marked isMarked={row.isReviewMarked}>
          {reviewed === null ? 'Nenhuma revisão' : `Revisada em ${formatDay(reviewed)}`}
        </Marked>
      </p>
      <p className="text-small text-muted flex flex-wrap justify-between gap-x-3 gap-y-1">
        <Marked isMarked={row.isLengthMarked}>
          {length === null ? 'Biografia vazia' : `Biografia ${countText(length, 'caractere', 'caracteres')}`}
        </Marked>
        {share === null ? null : <NumberText>{distanceText(share)}</NumberText>}
      </p>
      <BalanceStrip share={share} />
      <p className="text-small text-muted flex flex-wrap justify-between gap-x-3 gap-y-1">
        <span>{`Pautas ${row.themes} de 6`}</span>
        <span>{countText(row.sources, 'fonte', 'fontes')}</span>
      </p>
      {lacks.length === 0 ? (
        <p className="text-small text-muted">Nenhum campo vazio ou sem fonte</p>
      ) : (
        <ul className="text-small grid gap-1">
          {lacks.map(({ name, label, state, isMarked }) => (
            <li key={name}>
              <Marked isMarked={isMarked}>{`${label}: ${state}`}</Marked>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
