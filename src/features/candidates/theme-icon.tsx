import { Building2, Coins, GraduationCap, Scale, Shield, Stethoscope } from 'lucide-react';
import type { Theme } from './themes';

const icons = {
  economia: Coins,
  seguranca: Shield,
  educacao: GraduationCap,
  saude: Stethoscope,
  gestao: Scale,
  infraestrutura: Building2,
} as const satisfies Record<Theme['slug'], unknown>;

/** Decorative: the theme's title is beside it. */
export function ThemeIcon({ slug }: Pick<Theme, 'slug'>) {
  const Icon = icons[slug];
  return <Icon className="mt-1 size-5 flex-none" />;
}
