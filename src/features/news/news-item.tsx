import { formatDate } from '@/lib/text/format';
import { ExternalLink } from '@/ui/external-link';
import type { NewsItem } from './schema';
import { webSearchUrl } from './web-search';

interface NewsArticleProps {
  item: NewsItem;
  name: string;
}

/** Item and button: one web search (spec §2); source: the publication. */
export function NewsArticle({ item, name }: NewsArticleProps) {
  const { title, description, source, publishedAt } = item;
  const search = webSearchUrl(name, title);
  return (
    <article className="group/news relative pt-4 pb-2">
      <h3 className="text-[1.1875rem] leading-tight text-balance">
        <ExternalLink href={search} className="stretched group-hover/news:underline">
          {title}
        </ExternalLink>
      </h3>
      {description === '' ? null : <p className="mt-1.5 leading-normal">{description}</p>}
      <div className="text-small text-muted flex flex-wrap items-center justify-between gap-x-4">
        <p className="py-1.5">
          <ExternalLink
            href={item.originalUrl || item.url}
            className="text-text relative inline-block py-0.5 font-bold"
          >
            {source}
          </ExternalLink>
          {publishedAt ? (
            <>
              {' ·\xa0'}
              <time dateTime={publishedAt} className="fig">
                {formatDate(publishedAt)}
              </time>
            </>
          ) : null}
        </p>
        <ExternalLink
          href={search}
          className="text-text min-h-target relative inline-flex items-center font-semibold hover:decoration-2"
        >
          🔎 Buscar notícia no Google
        </ExternalLink>
      </div>
    </article>
  );
}
