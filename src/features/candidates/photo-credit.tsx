import { ExternalLink } from '@/ui/external-link';

/** 'Autora — CC BY-SA 4.0', in parts. */
const credit = /^(.+) — (CC (BY(?:-SA)?) (\d\.\d))$/;

/** Creative Commons links to its terms; other words stay as they are. */
export function PhotoCredit({ words }: { words: string }) {
  const [, author = words, licence, kind, version = ''] = credit.exec(words) ?? [];
  return (
    <>
      <span>{`Foto: ${author}${kind ? ', ' : ''}`}</span>
      {kind ? (
        <ExternalLink
          href={`https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`}
          className="whitespace-nowrap"
        >
          {licence}
        </ExternalLink>
      ) : null}
    </>
  );
}
