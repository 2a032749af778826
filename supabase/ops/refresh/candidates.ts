import { type Source, type SourceCandidate } from '../../local/data/seed/source.ts';
import { type Records } from './diff-records.ts';
import { type Party } from './parties.ts';

/** Constitution, art. 14, § 3, VI, a. */
const minimumAge = 35;

function partyFaults(candidate: SourceCandidate, parties: readonly Party[]): string[] {
  const { partido_sigla, partido_nome, partido_cor_hex, extra } = candidate;
  const party = parties.find(({ sigla }) => sigla === partido_sigla);
  if (party === undefined) return [`o partido ${partido_sigla} não está entre os registrados no TSE`];
  const faults: string[] = [];
  if (party.nome !== partido_nome) faults.push(`o partido se chama "${party.nome}", não "${partido_nome}"`);
  if (party.cor_hex !== partido_cor_hex) faults.push(`a cor do partido é ${party.cor_hex}`);
  if (extra.numero_urna !== null && extra.numero_urna !== party.numero)
    faults.push(`o número na urna é o do partido, ${party.numero}, não ${extra.numero_urna}`);
  return faults;
}

function ownFaults({
  idade,
  foto_url,
  link_wikipedia,
  link_site_campanha,
  extra,
}: SourceCandidate): string[] {
  const faults: string[] = [];
  if (idade !== null && idade < minimumAge) faults.push(`${idade} anos: a idade mínima é ${minimumAge}`);
  for (const link of [foto_url, link_wikipedia, link_site_campanha])
    if (link !== null && !link.startsWith('https://')) faults.push(`o endereço ${link} não usa https`);
  if (foto_url !== null && extra.foto?.licenca === undefined) faults.push('a foto não diz a licença');
  return faults;
}

/** A Portuguese sentence per fault, with the candidate's name. `readSource` has checked the shape. */
export function sourceFaults({ candidatos, fora_da_urna }: Source, parties: readonly Party[]): string[] {
  const all = [...candidatos, ...fora_da_urna];
  const twice = all.filter(({ id }, index) => all.findIndex((other) => other.id === id) !== index);
  const onBallot = candidatos.filter(({ status }) => status !== 'active');
  const numbers = candidatos.map(({ extra }) => extra.numero_urna);
  const clashes = candidatos.filter(
    ({ extra }, index) => extra.numero_urna !== null && numbers.indexOf(extra.numero_urna) !== index,
  );
  return [
    ...twice.map(({ nome }) => `${nome}: o identificador está no arquivo duas vezes.`),
    ...onBallot.map(({ nome }) => `${nome}: está na urna, mas não está ativo.`),
    ...clashes.map(({ nome }) => `${nome}: outro candidato tem o mesmo número na urna.`),
    ...all.flatMap((candidate) =>
      [...partyFaults(candidate, parties), ...ownFaults(candidate)].map(
        (fault) => `${candidate.nome}: ${fault}.`,
      ),
    ),
  ];
}

function named(
  key: string,
  name: string,
  fields: Readonly<Record<string, unknown>>,
): [string, { name: string; fields: Readonly<Record<string, unknown>> }] {
  return [key, { name, fields }];
}

/** All that the seeds are made of, as `diffRecords` takes it. */
export function candidateRecords({ candidatos, fora_da_urna, fontes, ...dates }: Source): Records {
  return new Map([
    named('arquivo', 'arquivo', dates),
    ...[...candidatos, ...fora_da_urna].map(({ extra, ...candidate }) =>
      named(candidate.id, candidate.nome, { ...candidate, ...extra }),
    ),
    ...Object.entries(fontes).map(([key, fields]) => named(`fonte ${key}`, `fonte ${key}`, fields)),
  ]);
}
