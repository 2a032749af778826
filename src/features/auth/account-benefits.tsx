import { Heart, type LucideIcon, Newspaper, ShieldCheck, TextQuote } from 'lucide-react';
import { useId } from 'react';

const reasons: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Heart,
    title: 'Guarde suas escolhas',
    text: 'Marque quem quer acompanhar e quem prefere não ver.',
  },
  { icon: Newspaper, title: 'Leia as notícias', text: 'Veja o que saiu na web sobre seus favoritos.' },
  {
    icon: TextQuote,
    title: 'Entenda o conjunto',
    text: 'Peça um texto sobre o que os registros dizem de quem você marcou.',
  },
  {
    icon: ShieldCheck,
    title: 'Só você vê',
    text: 'Não vendemos dados, não usamos rastreadores e você apaga tudo quando quiser.',
  },
];

export function AccountBenefits() {
  const headingId = useId();
  return (
    <aside aria-labelledby={headingId}>
      <h2 id={headingId} className="mb-4">
        Por que criar conta
      </h2>
      <ul className="border-border-strong [&>li]:border-border border-t [&>li]:border-b">
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[24px_minmax(0,1fr)] gap-4 py-4">
            <Icon aria-hidden className="size-6" strokeWidth={1.75} />
            <div>
              <h3 className="font-head text-lead leading-[1.3] font-bold">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
