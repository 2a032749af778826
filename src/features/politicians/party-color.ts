import { neutralPartyColor } from '@/lib/stated-facts';

/** Of #RRGGBB, 0 to 1 (WCAG 2.2). */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white text, contrast at least 4.58; invalid colours become #57534E. */
export function partyColor(hex: string | null | undefined) {
  const value = hex?.trim() ?? '';
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  const long = short
    ? `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join('')}`
    : value;
  const background = /^#[0-9a-f]{6}$/i.test(long) ? long : neutralPartyColor;
  const light = luminance(background);
  const withWhite = 1.05 / (light + 0.05);
  const withBlack = (light + 0.05) / 0.05;
  return { background, text: withBlack >= withWhite ? '#000000' : '#FFFFFF' };
}
