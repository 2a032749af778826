/** Words wider than a table's column break; others never do. */
export const breaksOf = (name: string) => (/\S{20}/.test(name) ? 'wrap-anywhere' : '');
