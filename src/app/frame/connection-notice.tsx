import { latePart } from '@/lib/page/late-part';

const Banner = latePart(
  'Offline notice',
  () => import('./connection-banner').then((late) => late.ConnectionBanner),
  null,
  () => (navigator.onLine ? null : 'Sem conexão com a internet.'),
);

/** The live region exists before the banner's late code; earlier losses have a plain sentence. */
export function ConnectionNotice() {
  return (
    <div role="status" className="print:hidden">
      <Banner />
    </div>
  );
}
