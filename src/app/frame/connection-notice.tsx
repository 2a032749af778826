import { latePart } from '@/lib/page/late-part';
import { useOnline } from '@/lib/use/use-online';

const Banner = latePart(
  'Offline notice',
  () => import('./connection-banner').then((late) => late.ConnectionBanner),
  null,
  () => (useOnline() ? null : 'Sem conexão com a internet.'),
);

/** The live region exists before the banner's late code; earlier losses have a plain sentence. */
export function ConnectionNotice() {
  return (
    <div role="status" className="print:hidden">
      <Banner />
    </div>
  );
}
