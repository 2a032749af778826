import type { Page } from '@playwright/test';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

interface Seen {
  text: string;
  isLarge: boolean;
  colour: Colour;
  /** From the text down to what is opaque. */
  grounds: readonly Colour[];
}

function over(grounds: readonly Colour[]): Colour {
  return grounds.reduceRight<Colour>(
    (lower, [red, green, blue, alpha]) => {
      const mix = (upper: number, below: number) => upper * alpha + below * (1 - alpha);
      return [mix(red, lower[0]), mix(green, lower[1]), mix(blue, lower[2]), 1];
    },
    [255, 255, 255, 1],
  );
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function isPale({ isLarge, colour, grounds }: Seen): boolean {
  const [one, other] = [luminance(over([colour, ...grounds])), luminance(over(grounds))];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < (isLarge ? 3 : 4.5);
}

/** Without texts over a gradient, whose ground nobody knows. */
function seenTexts(page: Page): Promise<Seen[]> {
  return page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const colours = new Map<string, Colour>();
    const colourOf = (css: string): Colour => {
      const known = colours.get(css);
      if (known) return known;
      if (!pixel) throw new Error('There is no canvas to read colours from.');
      pixel.clearRect(0, 0, 1, 1);
      pixel.fillStyle = css;
      pixel.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data;
      const colour = [red, green, blue, alpha / 255] as const;
      colours.set(css, colour);
      return colour;
    };
    const groundsOf = (element: Element | null): Colour[] | null => {
      if (!element) return [];
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      if (backgroundImage !== 'none') return null;
      // A party's colour is a picture below its letters.
      const paint = element.querySelector(':scope > svg > rect[width="100%"]')?.getAttribute('fill');
      const own = colourOf(paint ?? backgroundColor);
      const lower = own[3] === 1 ? [] : groundsOf(element.parentElement);
      return lower && [own, ...lower];
    };
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;
    const unread = ':disabled, [aria-disabled="true"], [inert], .sr-only, [aria-hidden="true"]';
    const seen = new Map<string, Seen>();
    const see = (element: Element, text: string, part?: string) => {
      if (!text.trim() || element.closest(unread)) return;
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      const grounds = groundsOf(element);
      const { color, fontSize, fontWeight, opacity } = getComputedStyle(element, part);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const [red, green, blue, alpha] = colourOf(color);
      const own = part === undefined ? 1 : Number(opacity);
      const colour = [red, green, blue, alpha * own * opacityOf(element)] as const;
      const key = JSON.stringify([colour, isLarge, grounds]);
      if (grounds) seen.set(key, { text, isLarge, colour, grounds });
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element) see(element, textContent ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      if (field.value === '') see(field, field.placeholder, '::placeholder');
      else if (field.type !== 'checkbox' && field.type !== 'radio') see(field, field.value);
    return [...seen.values()];
  });
}

/** One of each pair of colours below WCAG 1.4.3, in a tenth of axe's time. */
export async function paleTexts(page: Page): Promise<string[]> {
  return (await seenTexts(page)).filter(isPale).map(({ text }) => text);
}
