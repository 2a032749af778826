import { useEffect } from 'react';

/** A rule of its own, which leaves with it: style sheets stay for later pages. */
export function useLandscapePaper(): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@page { size: A4 landscape; margin: 7mm; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
