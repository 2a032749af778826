export function Options({ of }: { of: readonly (readonly [value: string, word: string])[] }) {
  return of.map(([value, word]) => (
    <option key={value} value={value}>
      {word}
    </option>
  ));
}
