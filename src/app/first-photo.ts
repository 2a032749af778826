import { cardPhotoWidth, type CandidateSummary } from '@/features/candidates/model';
import { paths } from '@/lib/paths';
import { photoSources } from '@/ui/photo-source';

/** Address of the first photo on a page that begins with the list; the home shows only who stands for election. */
export function firstPhoto(list: readonly CandidateSummary[], path: string): string | undefined {
  const first = list.find(({ status }) => path === paths.candidates || status === 'active');
  return photoSources(first?.foto_url, cardPhotoWidth)[0];
}
