const targets = [
  { href: '#conteudo', label: 'Ir para o conteúdo', accessKey: '1' },
  { href: '#menu', label: 'Ir para o menu', accessKey: '2' },
  { href: '#busca', label: 'Ir para a busca', accessKey: '3' },
  { href: '#rodape', label: 'Ir para o rodapé', accessKey: '4' },
] as const;

interface SkipLinksProps {
  hasMenu: boolean;
  hasSearch: boolean;
}

/** First in the tab order, and only to what this screen has. */
export function SkipLinks({ hasMenu, hasSearch }: SkipLinksProps) {
  const present = targets.filter(
    ({ href }) => (hasMenu || href !== '#menu') && (hasSearch || href !== '#busca'),
  );
  return (
    <ul className="print:hidden">
      {present.map(({ href, label, accessKey }) => (
        <li key={href}>
          <a
            href={href}
            accessKey={accessKey}
            className="rounded-b-control bg-primary text-on-primary fixed top-0 left-4 z-60 -translate-y-[120%] px-4 py-3 font-semibold focus:translate-y-0"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
