import { ExternalLink } from '@/ui/external-link';

/** 'Autora — CC BY-SA 4.0' in its parts: of a Creative Commons licence, the two that Commons uses for photos of people. */
const credit = /^(.+) — (CC (BY(?:-SA)?) ([1-4]\.0))$/;

/** Who took the photo, and the licence as a link to its terms; other words as they are. */
export function PhotoCredit({ words }: { words: string }) {
  const [, author, licence, kind, version] = credit.exec(words) ?? [];
  if (author === undefined || kind === undefined || version === undefined) return <>{`Foto: ${words}`}</>;
  const terms = `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/deed.pt-br`;
  return (
    <>
      <span>{`Foto: ${author},`}</span> <ExternalLink href={terms}>{licence}</ExternalLink>
    </>
  );
}
