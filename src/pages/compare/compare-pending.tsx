import { DocumentHead } from '@/seo/document-head';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { compareHead } from './compare-head';

export function ComparePending() {
  return (
    <div className="col-span-full">
      <DocumentHead {...compareHead} />
      <RowSkeletons text="Carregando a comparação..." count={8} />
    </div>
  );
}
