import { ChevronRight, History, type LucideIcon, Plus, UsersRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

const actions: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  {
    to: paths.adminNewCandidate,
    icon: Plus,
    title: 'Adicionar candidato',
    text: 'Abre o formulário em branco',
  },
  {
    to: paths.adminCandidates,
    icon: UsersRound,
    title: 'Ver todos os candidatos',
    text: 'Lista com busca e filtros',
  },
  { to: paths.adminAudit, icon: History, title: 'Ver auditoria completa', text: 'Últimos 100 registros' },
];

export function QuickActions() {
  return (
    <ul className="border-border-strong mt-3 grid border-t lg:grid-cols-3 lg:gap-x-8 lg:border-t-0">
      {actions.map(({ to, icon: Icon, title, text }) => (
        <li key={to} className="grid">
          <Link
            to={to}
            className="group border-border lg:border-t-border-strong hover:bg-surface-2 grid grid-cols-[24px_minmax(0,1fr)_20px] items-center gap-4 border-b py-4 no-underline lg:border-t"
          >
            <Icon aria-hidden className="size-5" />
            <span>
              <span className="font-head text-lead block leading-[1.3] font-bold group-hover:underline">
                {title}
              </span>
              <span className="text-small text-muted">{text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
