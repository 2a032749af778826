/** The twin of the client's themes: in records and plans, as headings. */
export const themes = [
  { key: 'economia', title: 'Economia' },
  { key: 'segurança', title: 'Segurança' },
  { key: 'educação', title: 'Educação' },
  { key: 'saúde', title: 'Saúde' },
  { key: 'gestão e instituições', title: 'Gestão e instituições' },
  { key: 'infraestrutura e moradia', title: 'Infraestrutura e moradia' },
] as const;
