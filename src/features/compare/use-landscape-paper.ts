import { useEffect } from 'react';

/**
 * Lays the sheet down while a comparison is on the screen. A rule of its own that leaves with it: browsers do not take the
 * size of the first sheet from a named page, and a style sheet that was loaded stays for the pages after.
 */
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
