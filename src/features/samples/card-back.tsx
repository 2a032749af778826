import type { ReactNode } from 'react';
import { CleanRecord } from './clean-record';
import { mandateYears, mostCardMandates, type SamplePerson } from './model';

/** `turn` is the button that shows the front again. */
export function CardBack({ person, turn }: { person: SamplePerson; turn: ReactNode }) {
  const mandates = person.mandatos_anteriores.slice(0, mostCardMandates);
  return (
    <>
      <div className="border-border grid gap-1 border-b px-3 pt-3 pb-2.5">
        <h3 translate="no" className="leading-[1.2]">
          {person.nome_completo}
        </h3>
        <p>
          <CleanRecord value={person.ficha_limpa} />
        </p>
      </div>
      <div className="[&>*+*]:border-border px-3 py-2.5 leading-[1.4] [&>*+*]:mt-2 [&>*+*]:border-t [&>*+*]:pt-2">
        <Block title="Pautas defendidas">
          {person.pautas_defendidas.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Block>
        {mandates.length > 0 ? (
          <Block title="Mandatos anteriores">
            {mandates.map((mandate) => (
              <li
                key={`${mandate.cargo} ${mandate.ano_inicio}`}
                className="flex flex-wrap justify-between gap-x-2"
              >
                {mandate.cargo}{' '}
                <span translate="no" className="fig">
                  {mandateYears(mandate)}
                </span>
              </li>
            ))}
          </Block>
        ) : null}
        <dl>
          <Fact term="Idade">{`${person.idade} anos`}</Fact>
          <Fact term="Profissão">{person.profissao}</Fact>
          <Fact term="Município">{person.municipio}</Fact>
        </dl>
      </div>
      <div className="border-border grid border-t px-3 py-2">{turn}</div>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="text-small text-muted">{title}</h4>
      <ul>{children}</ul>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className="text-small text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
