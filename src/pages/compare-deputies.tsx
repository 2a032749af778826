/** Deputies side by side. */
export function CompareDeputies({ ids }: { ids: readonly string[] }) {
  return <p>{ids.length}</p>;
}
