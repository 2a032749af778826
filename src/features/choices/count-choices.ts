import type { ChoiceFlag, ChoiceFlags } from './model';

export function countChoices(choices: readonly ChoiceFlags[]): Record<ChoiceFlag, number> {
  return {
    favorito: choices.filter(({ favorito }) => favorito).length,
    ignorado: choices.filter(({ ignorado }) => ignorado).length,
  };
}
