const { Date: RealDate } = globalThis;
const begun = RealDate.now();

/** After the second round, before the next legislature; noon, so that no run meets a midnight. */
const day = RealDate.parse('2026-11-27T15:00:00Z');
const now = () => day + RealDate.now() - begun;

const DayOfTests = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (_, given: [] | [number]) => (given.length === 0 ? new RealDate(now()) : new RealDate(...given)),
  get: (real, name): unknown => (name === 'now' ? now : Reflect.get(real, name)),
});

/** Time goes on from one day, whatever day the machine has. Returns the undo. */
export function dayOfTests(): () => void {
  globalThis.Date = DayOfTests;
  return () => {
    globalThis.Date = RealDate;
  };
}
