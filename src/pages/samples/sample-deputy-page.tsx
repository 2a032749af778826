import { useParams } from 'react-router-dom';
import { type SamplePerson, samplePersonOf } from '@/features/samples/model';
import { SampleNotice } from '@/features/samples/sample-notice';
import { SampleProfile } from '@/features/samples/sample-profile';
import { useSampleMarks } from '@/features/samples/use-sample-marks';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { LinkButton } from '@/ui/link-button';
import { NotFound } from '@/ui/state/not-found';

export function Component() {
  const { id = '' } = useParams();
  const person = samplePersonOf(id);
  // The key starts afresh when one profile leads to another.
  return person ? <Profile key={id} person={person} /> : <DeputyNotFound />;
}

function Profile({ person }: { person: SamplePerson }) {
  const { marks, setMark } = useSampleMarks();
  const isFavorite = marks.favorite.has(person.id);
  return (
    <>
      <DocumentHead title={`${person.nome_completo} (dados fictícios)`} isPrivate />
      <BackLink to={paths.home}>Início</BackLink>
      <SampleNotice>O que você marca nesta tela não é salvo.</SampleNotice>
      <SampleProfile
        person={person}
        isFavorite={isFavorite}
        onToggleFavorite={() => setMark(person.id, 'favorite', !isFavorite)}
      />
    </>
  );
}

function DeputyNotFound() {
  return (
    <>
      <DocumentHead title="Deputado não encontrado" isPrivate />
      <SampleNotice />
      <NotFound
        title="Deputado não encontrado"
        action={
          <LinkButton variant="primary" to={paths.home}>
            Voltar para Home
          </LinkButton>
        }
      >
        Este endereço não é de nenhuma pessoa da demonstração.
      </NotFound>
    </>
  );
}
