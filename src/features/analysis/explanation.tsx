import { Check, Lock, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Callout } from '@/ui/state/callout';

interface SideProps {
  title: string;
  icon: ReactNode;
  items: readonly string[];
}

function Side({ title, icon, items }: SideProps) {
  return (
    <section>
      <h2 className="border-border-strong text-lead border-b pb-2">{title}</h2>
      <ul>
        {items.map((item) => (
          <li
            key={item}
            className="border-border grid grid-cols-[20px_minmax(0,1fr)] gap-2.5 border-b py-2.5 leading-[1.4]"
          >
            <span className="mt-0.5">{icon}</span>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Explanation({ hasProvider }: { hasProvider: boolean }) {
  return (
    <div className="grid gap-6">
      <p className="text-lead max-w-[39em]">O texto diz o que os registros trazem sobre quem você marcou.</p>
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <Side
          title="O que entra"
          icon={<Check aria-hidden className="size-5" />}
          items={[
            'Seus favoritos e seus ignorados',
            'As pautas, os estados e as profissões',
            'Os partidos e a inclinação informada',
            'Os cargos eletivos e seus anos',
            'Os votos em comum dos deputados favoritos',
          ]}
        />
        <Side
          title="O que ela não faz"
          icon={<Minus aria-hidden className="size-5" />}
          items={['Não recomenda voto', 'Não compara nem dá notas', 'Não fala de quem você não marcou']}
        />
      </div>
      <p className="text-small text-muted max-w-measure">
        As pautas são resumos nossos de um resumo público dos planos de governo, que não foram lidos.
      </p>
      <Callout tone="info" icon={<Lock aria-hidden className="size-5" />}>
        <p>
          <strong>Suas escolhas mostram o que você pensa de política. A lei pede cuidado com isso.</strong>{' '}
          <span>
            {hasProvider
              ? 'Se você autorizar, uma inteligência artificial escolhe quais assuntos contar e em que ordem. É só isso que ela faz: as frases são escritas por regras nossas, sobre quem você marcou.'
              : 'O texto é escrito por regras nossas, em uma ordem padrão, sem inteligência artificial.'}
          </span>{' '}
          <span>Só você vê, e o texto não fica guardado.</span>{' '}
          <Link to={paths.privacy}>Como cuidamos dos seus dados</Link>
        </p>
      </Callout>
    </div>
  );
}
