import { cn } from '@/lib/cn';
import { latePart } from '@/lib/page/late-part';

const Banner = latePart(
  'Offline notice',
  () => import('./connection-banner').then((late) => late.ConnectionBanner),
  null,
  () =>
    navigator.onLine ? null : (
      <p className="bg-primary px-gutter text-on-primary">Sem conexão com a internet.</p>
    ),
);

/**
 * The live region exists before the banner's late code; earlier losses have a plain sentence.
 * After the page and over its foot: nothing moves when it comes or goes.
 */
export function ConnectionNotice({ hasBar }: { hasBar: boolean }) {
  return (
    <div role="status" className={cn('sticky z-30 print:hidden', hasBar ? 'bottom-(--foot)' : 'bottom-0')}>
      <Banner />
    </div>
  );
}
