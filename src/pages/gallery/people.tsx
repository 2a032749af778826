import { useState } from 'react';
import { LeaningBadge } from '@/features/politicians/leaning-badge';
import { BadgeRow, KindBadge, StatusBadge } from '@/ui/person/badge';
import { Card, CardActions, CardBody, CardFoot, CardGrid, CardName, CardTools } from '@/ui/person/card';
import { ChoiceIcon } from '@/features/politicians/choice-icon';
import { PartyChip } from '@/features/politicians/party-chip';
import { Photo } from '@/ui/person/photo';
import { Portrait } from '@/features/politicians/portrait';
import { Row, RowList, RowMeta, RowName } from '@/ui/row-list';
import { Section } from '@/ui/section';
import { ChoiceButtons } from '@/features/politicians/choice-buttons';
import drawing from './portrait.svg?no-inline';

const parties = [
  ['AZUL', '#01369e'],
  ['VERDE-ÁGUA', '#2eabb1'],
  ['ROSA', '#ec008c'],
  ['AMARELO', '#ffcc00'],
  ['VINHO', '#800314'],
  ['PRETO', '#000000'],
  ['BRANCO', '#ffffff'],
  ['INVÁLIDA', 'azul'],
] as const;

const leanings = ['Esquerda', 'Centro-esquerda', 'Centro', 'Centro-direita', 'Direita', null];

export function BadgeSamples() {
  return (
    <Section title="Partido, inclinação e situação">
      <div className="grid gap-4">
        <BadgeRow>
          {parties.map(([sigla, color]) => (
            <PartyChip key={sigla} sigla={sigla} color={color} />
          ))}
        </BadgeRow>
        <BadgeRow>
          {leanings.map((leaning) => (
            <LeaningBadge key={leaning} value={leaning} />
          ))}
        </BadgeRow>
        <BadgeRow>
          <StatusBadge status="active" />
          <StatusBadge status="archived" />
          <StatusBadge status="deleted" />
          <KindBadge>SP</KindBadge>
        </BadgeRow>
      </div>
    </Section>
  );
}

export function PhotoSamples() {
  return (
    <Section title="Retrato">
      <div className="flex flex-wrap items-end gap-4">
        <Photo src={null} name="Clara Barros" width={42} className="w-10.5" />
        <Photo src={null} name="Helena Dias" width={56} className="w-14" />
        <Photo src={null} name="Zeferino" alt="Foto de Zeferino" width={112} className="w-[112px]" />
        <Photo src="/missing.jpg" name="Ana Clara Costa" width={160} className="w-40" />
        <Photo src={null} name="Rui Paz" width={112} isMuted className="w-[112px]" />
        <Photo src={drawing} name="Maria da Silva" width={112} isEager className="w-[112px]" />
        <Photo src={drawing} name="Maria da Silva" width={112} isMuted className="w-[112px]" />
        <Portrait src={null} name="Sara" width={112} sigla="PRETO" color="#000" className="w-[112px]" />
      </div>
    </Section>
  );
}

function SampleCard({ id, name }: { id: string; name: string }) {
  const [isFavorite, setFavorite] = useState(false);
  const [isIgnored, setIgnored] = useState(false);
  return (
    <Card shape="portrait">
      <Portrait src={null} name={name} width={116} isMuted={isIgnored} sigla="AMARELO" color="#ffcc00" />
      <CardBody>
        <CardName id={id} to="/">
          {name}
        </CardName>
        <p className="mt-1.5 leading-[1.35]">Professora e escritora</p>
        <p className="text-small text-muted mt-0.5">MT · 39 anos</p>
        <CardFoot>
          <BadgeRow>
            <LeaningBadge value="Centro" />
            <StatusBadge status="active" />
          </BadgeRow>
        </CardFoot>
      </CardBody>
      <CardActions>
        <ChoiceButtons
          favorito={isFavorite}
          ignorado={isIgnored}
          describedBy={id}
          onToggleFavorite={() => setFavorite(!isFavorite)}
          onToggleIgnored={() => setIgnored(!isIgnored)}
        />
      </CardActions>
    </Card>
  );
}

const people = ['Clara Barros', 'Escritora Augusta Cury do Nascimento', 'Zeferino'];

export function CardSamples() {
  return (
    <Section title="Cartões e linhas">
      <CardGrid isRevealed>
        {people.map((name, index) => (
          <li key={name}>
            <SampleCard id={`sample-${index}`} name={name} />
          </li>
        ))}
      </CardGrid>
      <CardGrid className="mt-5">
        {people.map((name, index) => (
          <li key={name}>
            <Card shape="compact">
              <Photo src={null} name={name} width={72} />
              <CardBody className="gap-1.5">
                <CardName isCompact to="/">
                  {name}
                </CardName>
                <div className="mt-auto">
                  <PartyChip sigla="ROSA" color="#ec008c" />
                </div>
                <p className="text-small text-muted">Bahia (BA)</p>
              </CardBody>
              <CardTools>
                <ChoiceIcon kind="favorite" label={`Favoritar ${name}`} isPressed={index === 1} />
                <ChoiceIcon kind="ignore" label={`Ignorar ${name}`} isPressed={index === 2} />
              </CardTools>
            </Card>
          </li>
        ))}
      </CardGrid>
      <RowSamples />
    </Section>
  );
}

function RowSamples() {
  return (
    <RowList columns={2} className="mt-5">
      {people.map((name) => (
        <li key={name}>
          <Row photo={<Photo src={null} name={name} width={42} className="w-10.5" />}>
            <RowName to="/">{name}</RowName>
            <RowMeta>
              <PartyChip sigla="AZUL" color="#01369e" />
              Rio de Janeiro
            </RowMeta>
          </Row>
        </li>
      ))}
    </RowList>
  );
}
