/** The marks name the command that writes the text between them. */
export function withMarkedText(page: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- escrito por: ${mark} -->`, `<!-- fim de: ${mark} -->`];
  const [before, after] = [page.indexOf(begin), page.indexOf(end)];
  if (before === -1 || after < before) throw new Error(`Faltam as marcas: ${begin} e ${end}.`);
  return `${page.slice(0, before)}${begin}\n\n${text}\n\n${page.slice(after)}`;
}

/** A table in the columns that the formatter wants; the first row is its head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.slice(1).map(line)].join('\n');
}
