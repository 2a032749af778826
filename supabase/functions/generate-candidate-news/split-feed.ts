/** Entries are read one by one, so none spoils the others. */
export interface SplitFeed {
  /** To the feed's end tag: caches and hosts write after it. Null without one. */
  head: string | null;
  entries: string[];
}

const entryTag = /<(\/?)(item|entry)(?=[\s/>])/iy;
const endTag = /<\/(?:rss|feed|rdf:RDF)\s*>/y;

const sections = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const;

function sectionsOf(xml: string): (at: number) => number | null {
  // Without this, repeated beginnings would each search the text to its end.
  const last = new Map(sections.map(([begin, close]) => [begin, xml.lastIndexOf(close)]));
  return (at) => {
    const [begin, close] = sections.find(([mark]) => xml.startsWith(mark, at)) ?? [];
    if (begin === undefined || (last.get(begin) ?? -1) < at) return null;
    const end = xml.indexOf(close, at + begin.length);
    return end === -1 ? null : end + close.length;
  };
}

/** At most `max`, to the end tag or else the next entry. */
export function splitFeed(xml: string, max: number): SplitFeed {
  const endOfSection = sectionsOf(xml);
  const entries: string[] = [];
  const head: string[] = [];
  let [open, kept]: [number | null, number] = [null, 0];
  const close = (end: number): void => {
    if (open !== null && entries.length < max) entries.push(xml.slice(open, end));
    [open, kept] = [null, end];
  };
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', at)) {
    const end = endOfSection(at);
    endTag.lastIndex = at;
    if (endTag.test(xml))
      return { head: [...head, xml.slice(open ?? kept, endTag.lastIndex)].join(''), entries };
    entryTag.lastIndex = at;
    const [, slash] = entryTag.exec(xml) ?? [];
    if (slash === '/' && open !== null) close(xml.indexOf('>', at) + 1 || xml.length);
    if (slash === '') {
      if (open !== null) close(at);
      head.push(xml.slice(kept, at));
      open = at;
    }
    at = end ?? at + 1;
  }
  return { head: null, entries };
}
