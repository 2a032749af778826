/** Birth as AAAA-MM-DD. */
interface BirthFacts {
  data_nascimento: string | null;
  idade: number | null;
}

/** AAAA-MM-DD; cards show it with the first data, too soon for date-fns. */
function ageOn(day: string, birth: string): number {
  const isBefore = day.slice(5) < birth.slice(5);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (isBefore ? 1 : 0);
}

/** From the day of birth, else as recorded; null when unknown. */
export function ageOf({ data_nascimento, idade }: BirthFacts, today: string): number | null {
  return data_nascimento ? ageOn(today, data_nascimento) : idade;
}

/** Words of an unknown fact without an age. */
export function ageText(idade: number | null): string {
  return idade === null ? 'Idade não informada' : `${idade} anos`;
}
