import { cardPhotoWidth, type CandidateSummary } from '@/features/candidates/model';
import { paths } from '@/lib/paths';
import { photoSources } from '@/lib/photo-source';
import { secureUrl } from '@/ui/secure-url';

/** Address of the first photo on a page that begins with the list; the home shows only who stands for election. */
export function firstPhoto(list: readonly CandidateSummary[], path: string): string | undefined {
  const first = list.find(({ status }) => path === paths.candidates || status === 'active');
  const address = secureUrl(first?.foto_url);
  return address === null ? undefined : photoSources(address, cardPhotoWidth, false)[0];
}
