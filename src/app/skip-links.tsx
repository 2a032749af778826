const targets = [
  { href: '#conteudo', label: 'Ir para o conteúdo', accessKey: '1' },
  { href: '#menu', label: 'Ir para o menu', accessKey: '2' },
  { href: '#rodape', label: 'Ir para o rodapé', accessKey: '4' },
] as const;

/** First in the tab order; the access keys are explained on the accessibility page (3 is the search, where there is one). */
export function SkipLinks() {
  return (
    <ul className="print:hidden" aria-label="Atalhos da página">
      {targets.map(({ href, label, accessKey }) => (
        <li key={href}>
          <a
            href={href}
            accessKey={accessKey}
            className="fixed left-4 top-0 z-60 -translate-y-full rounded-b-control bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
