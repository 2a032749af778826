import { NewsArticle } from '@/features/news/news-item';
import { SampleCard } from '@/features/samples/sample-card';
import { samplePeople } from '@/features/samples/model';
import { Section } from '@/ui/section';

const name = 'Pessoa Exemplo';
const news = [
  {
    title: 'Pessoa Exemplo apresenta proposta fictícia sobre transporte',
    description: 'Um parágrafo de exemplo, como o veículo o publicou.',
    source: 'Jornal Exemplo',
    originalUrl: '',
    url: 'https://jornal.example/1',
    publishedAt: '2026-11-20T12:00:00.000Z',
  },
  {
    title: 'Manchete de exemplo sem resumo, sem data e sem o nome do veículo',
    description: '',
    source: 'Fonte',
    originalUrl: '',
    url: 'https://jornal.example/2',
    publishedAt: null,
  },
];

/** Pieces that belong to one screen alone: headlines, and the card with two faces. */
export function WholeSamples() {
  return (
    <>
      <Section title="Notícias">
        {news.map((item) => (
          <NewsArticle key={item.url} item={item} name={name} />
        ))}
      </Section>
      <Section title="Cartão com verso">
        <ul className="grid gap-4 md:grid-cols-2 [&>li]:@container">
          {samplePeople.slice(0, 2).map((person) => (
            <li key={person.id}>
              <SampleCard person={person} isFavorite={false} isIgnored={false} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
