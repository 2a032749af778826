import { paths } from '@/lib/paths';
import { DashItems } from '@/ui/person/dash-items';
import { MoreLink } from '@/ui/more-link';
import { Section } from '@/ui/section';
import { FieldSources } from '@/features/candidates/sources/field-sources';
import { type Candidate, electoralCourt } from './model';
import { ThemeIcon } from './theme-icon';
import { agendaOrigin, nothingOfTheme, themes, themeTexts } from './themes';

/** A list where there is no digest by theme. */
export function Agenda({ candidate }: { candidate: Candidate }) {
  const texts = themeTexts(candidate.pautas_detalhe);
  const { pautas_defendidas, fonte } = candidate;
  if (texts.size === 0 && pautas_defendidas.length === 0) return null;
  return (
    <Section
      title="Pautas defendidas"
      beside={
        <FieldSources
          candidate={candidate}
          facts={{ pautas_defendidas: 'Pautas defendidas' }}
          of="Pautas defendidas"
        />
      }
      {...(fonte === electoralCourt && { meta: agendaOrigin })}
    >
      {texts.size === 0 ? (
        <ul className="md:grid md:grid-cols-2 md:gap-x-8">
          <DashItems items={pautas_defendidas} />
        </ul>
      ) : (
        <ul className="border-border-strong border-t md:grid md:grid-cols-2 md:gap-x-8">
          {themes.map(({ key, slug, title }) => (
            <li key={key} className="border-border flex gap-3 border-b py-3">
              <ThemeIcon slug={slug} />
              <div className="min-w-0">
                <h3>{title}</h3>
                <p>{texts.get(key) ?? nothingOfTheme}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {texts.size === 0 ? null : (
        <div>
          <MoreLink to={paths.themes}>Comparar por tema</MoreLink>
        </div>
      )}
    </Section>
  );
}
