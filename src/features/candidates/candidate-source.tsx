import { SourceNote } from '@/ui/source-note';

/** Where the candidates' data comes from, and what in it is not the candidates' own word. */
export function CandidateSource() {
  return (
    <div className="mt-6">
      <SourceNote>
        Fonte: Tribunal Superior Eleitoral, registros deferidos até 11/09/2026. A inclinação vem de outras
        fontes, não do candidato.
      </SourceNote>
    </div>
  );
}
