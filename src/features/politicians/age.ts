/** What a record states of an age: the day of birth (AAAA-MM-DD), or the age alone. */
interface BirthFacts {
  data_nascimento: string | null;
  idade: number | null;
}

/** Whole years between two days (AAAA-MM-DD). By hand, without date-fns: cards show it with the first data. */
function ageOn(day: string, birth: string): number {
  const isBefore = day.slice(5) < birth.slice(5);
  return Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (isBefore ? 1 : 0);
}

/** The age to show: from the day of birth where it is known, else as the record says; null when neither is known. */
export function ageOf({ data_nascimento, idade }: BirthFacts, today: string): number | null {
  return data_nascimento ? ageOn(today, data_nascimento) : idade;
}

/** '39 anos', or the words of an unknown fact. */
export function ageText(idade: number | null): string {
  return idade === null ? 'Idade não informada' : `${idade} anos`;
}
