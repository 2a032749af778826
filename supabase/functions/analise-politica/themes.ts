/** The twin of the client's themes: in plans, in records, as headings. */
export const themes = [
  { slug: 'economia', key: 'economia', title: 'Economia' },
  { slug: 'seguranca', key: 'segurança', title: 'Segurança' },
  { slug: 'educacao', key: 'educação', title: 'Educação' },
  { slug: 'saude', key: 'saúde', title: 'Saúde' },
  { slug: 'gestao', key: 'gestão e instituições', title: 'Gestão e instituições' },
  { slug: 'infraestrutura', key: 'infraestrutura e moradia', title: 'Infraestrutura e moradia' },
] as const;
