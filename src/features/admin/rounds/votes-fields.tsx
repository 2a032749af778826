import { useWatch } from 'react-hook-form';
import { outcomeWords } from '@/lib/election/election-outcome';
import { formatCount } from '@/lib/text/format-count';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { TextInput } from '@/ui/form/text-input';
import { beforeHint, type Candidacy, votesLabels, type VotesValues } from './model';
import type { FieldsProps } from './round-fields';
import { count } from './schema';

interface VotesFieldsProps extends FieldsProps {
  standing: readonly Candidacy[];
}

/** Invalid numbers count as none. */
function sumOf(votes: readonly VotesValues[]): number {
  return votes.reduce((sum, { votos }) => sum + (count.safeParse(votos).data ?? 0), 0);
}

export function VotesFields({ standing, ...props }: VotesFieldsProps) {
  const votes = useWatch({ control: props.form.control, name: 'votes' });
  if (standing.length === 0)
    return (
      <p className="text-muted">
        O 2º turno recebe votos quando o 1º estiver publicado com as duas candidaturas que foram a ele.
      </p>
    );
  return (
    <>
      <ul className="border-border-strong border-t">
        {standing.map((one, index) => (
          <li key={one.id} className="border-border border-b py-3">
            <Votes candidacy={one} index={index} {...props} />
          </li>
        ))}
      </ul>
      <p className="mt-3">
        Soma dos votos: <b>{formatCount(sumOf(votes))}</b>
      </p>
    </>
  );
}

type VotesProps = FieldsProps & { candidacy: Candidacy; index: number };

function Votes({ form, saved, errors, candidacy: { nome, numero_urna }, index }: VotesProps) {
  const errorOf = (name: keyof VotesValues) => errors.get(`votes.${index}.${name}`);
  const before = saved.votes[index];
  const current = useWatch({ control: form.control, name: `votes.${index}` });
  const hint = (name: keyof VotesValues, text?: string) =>
    beforeHint(before?.[name] ?? '', current[name], text);
  const word = Object.entries(outcomeWords).find(([value]) => value === before?.situacao)?.[1];
  return (
    <fieldset className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <legend translate="no" className="sr-only">
        {nome}
      </legend>
      <p aria-hidden>
        <b translate="no">{nome}</b>{' '}
        <span translate="no" className="text-muted">
          {numero_urna}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Field
          label={votesLabels.votos}
          className="flex-[1_8rem]"
          hint={hint('votos')}
          error={errorOf('votos')}
        >
          <TextInput inputMode="numeric" autoComplete="off" {...form.register(`votes.${index}.votos`)} />
        </Field>
        <Field
          label={votesLabels.percentual}
          className="flex-[1_8rem]"
          hint={hint('percentual')}
          error={errorOf('percentual')}
        >
          <TextInput inputMode="decimal" autoComplete="off" {...form.register(`votes.${index}.percentual`)} />
        </Field>
        <Field
          label={votesLabels.situacao}
          hint={hint('situacao', word)}
          error={errorOf('situacao')}
          className="basis-full lg:flex-[1_8rem]"
        >
          <NativeSelect
            empty="Escolha"
            options={Object.entries(outcomeWords)}
            {...form.register(`votes.${index}.situacao`)}
          />
        </Field>
      </div>
    </fieldset>
  );
}
