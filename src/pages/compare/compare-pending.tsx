import { RowSkeletons } from '@/ui/state/line-skeletons';

export function ComparePending() {
  return (
    <div className="col-span-full">
      <RowSkeletons text="Carregando a comparação..." count={8} />
    </div>
  );
}
