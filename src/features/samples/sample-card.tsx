import { FlipCard } from '@/ui/person/flip-card';
import { CardBack } from './card-back';
import { CardFront, type CardFrontProps } from './card-front';

export function SampleCard(props: CardFrontProps) {
  return (
    <FlipCard
      name={props.person.nome_completo}
      front={(turn) => <CardFront turn={turn} {...props} />}
      back={(turn) => <CardBack turn={turn} person={props.person} />}
    />
  );
}
