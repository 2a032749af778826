import { Info } from 'lucide-react';
import type { RollCallDetail } from './roll-call-schema';
import { voteTexts } from '@/features/votes/texts';

/** The Chamber publishes nobody's vote in these kinds. */
const secretKinds = ['eleicao', 'secreta'];

/** What these data lack; nothing where they are whole. */
export function RollCallMissing({ rollCall }: { rollCall: RollCallDetail }) {
  const { nominal, tem_votos, tipo, explicacao, orientacoes, votos } = rollCall;
  const why = secretKinds.includes(tipo) ? voteTexts.secret : voteTexts.symbolic;
  const missing = [
    explicacao === null ? 'a explicação' : null,
    orientacoes.length === 0 ? 'o que cada partido pediu aos seus deputados (orientação)' : null,
    tem_votos && votos.every(({ partido_sigla }) => partido_sigla === null)
      ? 'o partido de cada um no dia'
      : null,
  ].filter((part) => part !== null);
  return (
    <>
      {tem_votos ? null : <p className="max-w-measure mt-4">{nominal ? voteTexts.withoutVotes : why}</p>}
      {missing.length === 0 || !nominal ? null : (
        <p className="border-border text-muted mt-6 flex gap-3 border-y py-3">
          <Info className="mt-0.5 size-5 flex-none" />
          <span>
            <b className="text-text">{missing.length === 1 ? 'Ainda falta aqui:' : 'Ainda faltam aqui:'}</b>{' '}
            <span>{`${new Intl.ListFormat('pt-BR').format(missing)}.`}</span>
          </span>
        </p>
      )}
    </>
  );
}
