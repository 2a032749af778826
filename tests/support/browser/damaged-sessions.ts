import { aSession, maria } from '../session';

const whole = aSession(maria);
const without = (part: object) => JSON.stringify({ ...whole, ...part });

/** What an older version, a tool or a person may have left where the session is kept. */
export const damagedSessions: readonly (readonly [what: string, text: string])[] = [
  ['half a text', '{"access_tok'],
  ['nothing', 'null'],
  ['a word', '"text"'],
  ['a list', '[]'],
  ['an empty object', '{}'],
  ['no account', without({ user: null })],
  ['an empty account', without({ user: {} })],
  ['a number for an id', without({ user: { ...whole.user, id: 7 } })],
];
