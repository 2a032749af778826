import { type BallotOffice, ballotOffices, type Votable } from './ballot-sheet-model';

/** In the ballot box's order, a box for every digit. */
export function BallotSheet({ president }: { president: Votable | null }) {
  return (
    <div className="cola border-border-strong bg-surface grid gap-3 border p-4">
      <div>
        <h3>Cola para a votação</h3>
        <p>
          Eleições gerais de{' '}
          <span translate="no" className="fig">
            2026
          </span>
          , na ordem da urna
        </p>
      </div>
      <ol className="border-text border-t-3">
        {ballotOffices.map((one) => (
          <li
            key={one.office}
            className="border-border-strong flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b py-2.5"
          >
            <OfficeRow {...one} filled={one.office === 'Presidente' ? president : null} />
          </li>
        ))}
      </ol>
      <p>
        No segundo turno, a urna pede só governador, onde houver, e presidente. Leve esta folha de papel: o
        celular não entra na cabine.
      </p>
      {president === null ? null : (
        <p>
          Número de presidente conforme o registro no Tribunal Superior Eleitoral. Confira antes de votar.
        </p>
      )}
    </div>
  );
}

interface OfficeRowProps extends BallotOffice {
  filled: Votable | null;
}

function OfficeRow({ office, digits, filled }: OfficeRowProps) {
  return (
    <>
      <p>
        <span className="block font-semibold">{office}</span>
        <span className="text-small text-muted">{`${digits} números`}</span>
      </p>
      <p className="flex gap-1">
        <span className="sr-only">{filled === null ? 'Em branco' : `Número ${filled.numero}`}</span>
        {Array.from({ length: digits }, (_, place) => (
          <span
            key={place}
            aria-hidden
            translate="no"
            className="border-text size-target font-head text-h3 grid place-items-center border font-bold"
          >
            {filled?.numero.at(place)}
          </span>
        ))}
      </p>
      <p className="min-h-7 w-full">
        Nome: <span translate="no">{filled?.nome}</span>
      </p>
    </>
  );
}
