import { Section } from '@/ui/section';

/** What Sim and Não decided, in plain words; until somebody wrote it, the Chamber's text above is all there is. */
export function RollCallMeaning() {
  return (
    <Section title="O que significava">
      <p className="max-w-measure">Ainda não há explicação escrita. O texto acima é o da Câmara.</p>
    </Section>
  );
}
