import { queryOptions } from '@tanstack/react-query';
import { notify } from '@/lib/notify';
import { invoke } from '@/lib/supabase/invoke';
import { publicFunctions } from '@/lib/supabase/public-functions';
import { isParty } from '@/lib/text/party-text';
import type { NewsSubject } from './model';
import { type NewsAnswer, newsAnswerSchema } from './schema';
import { emptyText, newsTexts } from './texts';

/** The function keeps its findings as long, and a failure for a minute. */
const staleTime = ({ state }: { state: { data: NewsAnswer | undefined } }) =>
  (state.data?.unanswered === undefined ? 15 : 1) * 60_000;

/** No user's token: nobody learns who reads about whom. */
async function fetchNews({ name, party }: NewsSubject, signal: AbortSignal): Promise<NewsAnswer> {
  const body = { candidateName: name, party: isParty(party) ? party : '' };
  const answer = await invoke(publicFunctions, 'generate-candidate-news', { body, signal });
  return newsAnswerSchema.parse(answer);
}

/** This feature owns `generate-candidate-news`. */
export const newsQueries = {
  all: () => ['news'] as const,
  about: ({ name, party }: NewsSubject) =>
    queryOptions({
      queryKey: [...newsQueries.all(), name, party],
      queryFn: ({ signal }) => fetchNews({ name, party }, signal),
      staleTime,
    }),
  /** The tab announces an empty search in a toast too (spec §8, Info). */
  aboutDeputy: ({ name, party }: NewsSubject, whom: string) =>
    queryOptions({
      ...newsQueries.about({ name, party }),
      queryFn: async ({ signal }) => {
        const news = await fetchNews({ name, party }, signal);
        const title = emptyText(news, { whom, none: newsTexts.deputyEmpty });
        const missing = news.unanswered ?? 0;
        if (news.results.length === 0)
          notify(missing > 0 ? { title, description: newsTexts.unanswered(missing) } : title);
        return news;
      },
    }),
};
