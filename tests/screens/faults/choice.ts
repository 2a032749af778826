/** Set by `npm run test:unit -- --all`, and every night. */
const wantsAll = process.env['TESTS'] === 'all';

interface ChoiceOptions<Thing> {
  /** By default all places share one kind. */
  kindOf?: (thing: Thing) => string;
  isAll?: boolean;
}

export interface Pair<Thing, Fault> {
  thing: Thing;
  fault: Fault;
}

function* inTurn<Item>(items: readonly Item[]): Generator<Item, never> {
  for (;;) yield* items;
}

/** Cycles both lists until each was used once. */
function zipped<Thing, Fault>(things: readonly Thing[], faults: readonly Fault[]): Pair<Thing, Fault>[] {
  const [nextThing, nextFault] = [inTurn(things), inTurn(faults)];
  return Array.from({ length: Math.max(things.length, faults.length) }, () => ({
    thing: nextThing.next().value,
    fault: nextFault.next().value,
  }));
}

/** Always the same pairs, or all: everything meets some fault. */
export function pairsOf<Thing, Fault>(
  things: readonly Thing[],
  faults: readonly Fault[],
  { kindOf = () => '', isAll = wantsAll }: ChoiceOptions<Thing> = {},
): Pair<Thing, Fault>[] {
  if (isAll) return things.flatMap((thing) => faults.map((fault) => ({ thing, fault })));
  const kinds = new Set(things.map(kindOf));
  return [...kinds].flatMap((kind) =>
    zipped(
      things.filter((thing) => kindOf(thing) === kind),
      faults,
    ),
  );
}

/** The same pairs, each thing once with the faults that it meets. */
export function withFaults<Thing extends object, Fault>(
  things: readonly Thing[],
  faults: readonly Fault[],
  options: ChoiceOptions<Thing> = {},
): (Thing & { faults: Fault[] })[] {
  const pairs = pairsOf(things, faults, options);
  return things.map((thing) => ({
    ...thing,
    faults: pairs.filter((pair) => pair.thing === thing).map(({ fault }) => fault),
  }));
}
