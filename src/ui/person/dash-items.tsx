/** The list itself is the caller's. */
export function DashItems({ items }: { items: readonly string[] }) {
  return items.map((item, index) => (
    <li
      key={index}
      className="border-border before:bg-text grid grid-cols-[28px_minmax(0,1fr)] border-b py-3 before:mt-[0.7em] before:h-0.5 before:w-3"
    >
      {item}
    </li>
  ));
}
