import { useState } from 'react';
import { ExternalLink } from '@/ui/external-link';
import { Callout } from '@/ui/state/callout';
import { dataSentence, deputyPage, isBehind, isSample, type Provenance } from '@/features/deputies/model';

interface ChamberDayProps {
  provenance: Provenance;
  id: number;
  period?: string;
}

/** Becomes a warning when the data are behind. */
export function ChamberDay({ provenance, id, period }: ChamberDayProps) {
  const [now] = useState(Date.now);
  const { origem } = provenance;
  const isPart = isSample(origem);
  const sentences = [
    period,
    dataSentence(provenance, now),
    origem.tipo === 'snapshot' ? origem.nota : null,
    isPart ? 'Faltam registros aqui; a lista completa está no' : null,
  ];
  const words = (
    <p>
      <span>{sentences.filter(Boolean).join(' ')}</span>
      {isPart ? (
        <>
          {' '}
          <ExternalLink href={deputyPage(id)}>site da Câmara</ExternalLink>
          <span>.</span>
        </>
      ) : null}
    </p>
  );
  if (isPart || isBehind(provenance, now)) {
    return (
      <Callout tone="warning" className="mb-6">
        {words}
      </Callout>
    );
  }
  return <div className="text-small text-muted mb-4">{words}</div>;
}
