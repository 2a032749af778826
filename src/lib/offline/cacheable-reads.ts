import { uuidPattern } from '@/lib/uuid';

const day = String.raw`\d{4}-\d{2}-\d{2}`;
const id = String.raw`[1-9]\d{0,9}`;

/** By the hash of the query's key. Lists searched by name are not among them: what somebody typed is theirs. */
const publicKeys: readonly RegExp[] = [
  /^\["candidates","(?:list|summary|themes)"\]$/,
  new RegExp(String.raw`^\["candidates","detail","${uuidPattern}"\]$`, 'i'),
  /^\["deputies","list",\{(?:"legislatura":"\d{1,2}",)?"nome":"","partido":"[^"\\]{0,40}","uf":"(?:[A-Z]{2})?"\}\]$/,
  /^\["data-health","(?:sets|published)"\]$/,
  /^\["results","(?:rounds|elected)"\]$/,
  new RegExp(String.raw`^\["fates"(?:,${id})?\]$`),
  new RegExp(String.raw`^\["expense-context",${id},\d{4}\]$`),
  /^\["deputies","(?:parties|everyone)"\]$/,
  /^\["deputies","everSat",\d{1,2}\]$/,
  new RegExp(String.raw`^\["deputies","detail","${id}"\]$`),
  new RegExp(String.raw`^\["deputies","expenses",${id},\d{4}\]$`),
  new RegExp(
    String.raw`^\["votes",(?:"(?:summary|majority)",${id}|"deputy",${id},\{"ano":"",(?:"principais":"",)?"tema":"","texto":"","voto":""\})\]$`,
  ),
  /^\["roll-calls",(?:"summary"|"one","\d{1,10}-\d{1,6}"|"list",\{"ano":"","tema":"","texto":"","tipo":""\})\]$/,
  new RegExp(String.raw`^\["deputies","(?:speeches|propositions)",${id},"${day}","${day}"\]$`),
];

/** What no public answer holds: a token, the name of one, or a field of somebody's choices. */
const personal =
  /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.|\b[Bb]earer\s+\S|"(?:access_token|refresh_token|user_id|favorito|ignorado)"\s*:/;

/** The key must be a public read's, whole, and the JSON must hold nothing of a person: a second net under `keptRead`. */
export function isCacheable(queryHash: string, json: string): boolean {
  return publicKeys.some((key) => key.test(queryHash)) && !personal.test(json);
}
