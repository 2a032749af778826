import type { Ref } from 'react';
import type { ToastText } from '@/lib/notify';
import { Photo } from '@/ui/person/photo';

/** Spec §8, login required; announced on arrival. */
export function SignInReason({ text }: { text: ToastText }) {
  const { title, description } = typeof text === 'string' ? { title: text, description: null } : text;
  return (
    <div role="alert" className="text-muted mb-4">
      <p className="font-semibold">{title}</p>
      {description === null ? null : <p>{description}</p>}
    </div>
  );
}

interface ActReasonProps {
  /** 'Favoritar Ana'. */
  act: string;
  nome: string;
  flag: 'favorito' | 'ignorado';
  heading: Ref<HTMLHeadingElement>;
  doorId: string;
}

export function ActReason({ act, nome, flag, heading, doorId }: ActReasonProps) {
  return (
    <div className="border-t-text border-b-border mb-4 grid grid-cols-[56px_minmax(0,1fr)] items-center gap-4 border-t-3 border-b py-4">
      {/* A picture would show others whom the reader judges. */}
      <Photo src={null} name={nome} width={56} />
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-h2">
          {act}
        </h1>
        <p className="text-muted mt-1">{`${flag === 'favorito' ? 'O favorito é feito' : 'A escolha é feita'} logo em seguida e dá para desfazer.`}</p>
        {/* A link to the place would be one more step in the history. */}
        <button
          type="button"
          className="min-h-target underline underline-offset-4 hover:decoration-2"
          onClick={() => document.getElementById(doorId)?.focus()}
        >
          Prefere não criar conta?
        </button>
      </div>
    </div>
  );
}
