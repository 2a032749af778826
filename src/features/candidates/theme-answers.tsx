import { ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/section';
import { SourceNote } from '@/ui/source-note';
import { EmptyState } from '@/ui/state/empty-state';
import { ballotText } from './model';
import { GatheredUntil, PublishedData } from './published-data';
import { ThemeIcon } from './theme-icon';
import { agendaOrigin, type Theme, themeAnswer, type ThemeRecord } from './themes';

interface ThemeAnswersProps {
  theme: Theme;
  records: readonly ThemeRecord[];
  readAt: number;
}

/** In the only order and one type. */
export function ThemeAnswers({ theme, records, readAt }: ThemeAnswersProps) {
  return (
    <Section
      title={
        <span className="flex gap-2">
          <ThemeIcon slug={theme.slug} />
          <span>{theme.title}</span>
        </span>
      }
      meta={agendaOrigin}
    >
      {records.length === 0 ? (
        <EmptyState icon={<ScrollText size={28} />} title="Nenhum candidato encontrado" />
      ) : (
        <ul className="border-border-strong border-t">
          {records.map((record) => (
            <li
              key={record.id}
              className="border-border gap-x-4 border-b py-3 sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            >
              <div>
                <h3>
                  <Link translate="no" to={paths.candidate(record.id)}>
                    {record.nome}
                  </Link>
                </h3>
                <p className="text-small text-muted">{ballotText(record)}</p>
              </div>
              <p className="text-lead max-w-measure">{themeAnswer(record, theme)}</p>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <SourceNote>
          Resumos nossos, feitos a partir de um resumo público dos planos. Os planos não foram lidos. As
          fontes de cada um estão na ficha.
          <GatheredUntil records={records} />
          <PublishedData readAt={readAt} />
        </SourceNote>
      </div>
    </Section>
  );
}
