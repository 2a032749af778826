import { expect, test } from 'vitest';
import { decodeOnce } from '../../supabase/functions/_shared/html-escapes.ts';

test.each([
  ['&Agrave;&aacute;&acirc;&atilde;&auml;&aring;&Ccedil;&ntilde;&szlig;&oslash;&Oslash;', 'ÀáâãäåÇñßøØ'],
  ['&lsquo;a&rsquo;&sbquo;b&ldquo;c&rdquo;&bdquo;d&lsaquo;e&rsaquo;', '‘a’‚b“c”„d‹e›'],
  ['&quot;&apos;&amp;&lt;&gt;&ndash;&mdash;&minus;&times;&hellip;&bull;', `"'&<>–—−×…•`],
  ['a&nbsp;b&ensp;c&emsp;d&thinsp;e', 'a\u00A0b c d e'],
  [
    '&iexcl;&cent;&pound;&curren;&yen;&brvbar;&sect;&uml;&copy;&ordf;&laquo;&not;&shy;&reg;&macr;',
    '¡¢£¤¥¦§¨©ª«¬\u00AD®¯',
  ],
  [
    '&deg;&plusmn;&sup2;&sup3;&acute;&micro;&para;&middot;&cedil;&sup1;&ordm;&raquo;&frac14;&frac12;&frac34;&iquest;',
    '°±²³´µ¶·¸¹º»¼½¾¿',
  ],
  ['&euro;&trade;&permil;', '€™‰'],
  ['&nunca; &a; &;', '&nunca; &a; &;'],
])('names of letters and signs are read as HTML reads them: %s', (written, read) => {
  expect(decodeOnce(written)).toBe(read);
});
