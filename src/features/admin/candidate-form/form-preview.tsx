import { Box } from '@/ui/box';
import { Portrait } from '@/features/politicians/portrait';

export interface PreviewProps {
  address: string | null;
  /** The same address can be tried again. */
  attempt: number;
  nome: string;
  sigla: string;
  color: string | undefined;
  onLost: () => void;
}

/** Follows the form's current values (spec §2). */
export function FormPreview({ address, attempt, nome, sigla, color, onLost }: PreviewProps) {
  return (
    <Box className="grid grid-cols-[112px_minmax(0,1fr)] content-start gap-x-4 gap-y-3 lg:grid-cols-[132px_minmax(0,1fr)]">
      <h2 className="text-lead col-span-full">Preview</h2>
      <Portrait
        key={attempt}
        src={address}
        name={nome}
        width={132}
        isEager
        sigla={sigla.trim() === '' ? '—' : sigla}
        color={color}
        onLost={onLost}
      />
      <div className="wrap-anywhere">
        <p className="font-head text-h3 font-bold">{nome.trim() === '' ? 'Sem nome' : nome}</p>
        <p translate="no" className="text-muted">
          {sigla}
        </p>
      </div>
    </Box>
  );
}
