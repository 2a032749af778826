import type { BrowserContext } from '@playwright/test';
import { demoPerson, type Person, signInAs } from './people.ts';

export const photo = 'https://upload.wikimedia.org/ana.jpg';
/** Nobody of this journey is in a list that the journeys beside it read. */
export const anotherElection = 2030;

/** A session of the administrator of its own, already in the browser. */
export async function enterPanel(context: BrowserContext): Promise<Person> {
  const person = await demoPerson('Administrador');
  await signInAs(context, person);
  return person;
}

/** A record made without the form; returns its id. */
export async function create({ db }: Person, nome: string): Promise<string> {
  const party = { partido_sigla: 'EXE', partido_nome: 'Partido Exemplo' };
  const record = { nome, ...party, foto_url: photo, election_year: anotherElection };
  const query = db.from('candidatos_presidencia_2026').insert(record).select('id').single();
  return (await query.throwOnError()).data.id;
}
