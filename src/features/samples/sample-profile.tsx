import { Heart } from 'lucide-react';
import { useId } from 'react';
import { ufLabel } from '@/features/politicians/state/states';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/button';
import { partyColor } from '@/features/politicians/party-color';
import { Photo } from '@/ui/person/photo';
import type { SamplePerson } from './model';
import { SampleSections } from './sample-sections';

interface SampleProfileProps {
  person: SamplePerson;
  isFavorite: boolean;
  onToggleFavorite: () => void;
}

export function SampleProfile({ person, ...toggle }: SampleProfileProps) {
  return (
    <article>
      <Banner person={person} {...toggle} />
      <SampleSections person={person} />
    </article>
  );
}

function Banner({ person, isFavorite, onToggleFavorite }: SampleProfileProps) {
  const nameId = useId();
  const { partido } = person;
  const { background, text } = partyColor(partido.cor_hex);
  return (
    <header
      style={{ backgroundColor: background, color: text }}
      className="rounded-card border-border-strong print-color-exact flex flex-wrap items-end gap-x-6 gap-y-4 border p-4 sm:p-6"
    >
      <div className="w-24 flex-none sm:w-32">
        <Photo
          src={person.foto_url}
          name={person.nome_completo}
          alt={`Desenho que representa ${person.nome_completo}`}
          width={128}
          isEager
        />
      </div>
      <div className="min-w-0 flex-[1_1_11rem]">
        <h1 id={nameId} translate="no" tabIndex={-1} className="text-name">
          {person.nome_completo}
        </h1>
        <p className="text-lead mt-2 font-semibold">{person.cargo_atual}</p>
        <p className="mt-1">{`${partido.nome} (${partido.sigla}) ·\xa0${ufLabel(person.estado)}`}</p>
      </div>
      <Button aria-describedby={nameId} onClick={onToggleFavorite} className="flex-auto sm:flex-none">
        <Heart className={cn('size-5 flex-none', isFavorite && 'fill-current')} />
        <span>{isFavorite ? 'Remover dos Favoritos' : 'Adicionar aos Favoritos'}</span>
      </Button>
    </header>
  );
}
