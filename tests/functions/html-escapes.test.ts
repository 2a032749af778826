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
  ['&OElig;&oelig;&AElig;&aelig;&Scaron;&scaron;&eth;&thorn;', 'ŒœÆæŠšðþ'],
  ['&larr;&rarr;&le;&ge;&ne;&dagger;&prime;&Prime;&hearts;', '←→≤≥≠†′″♥'],
  ['R&dollar; 5&comma;00 &lpar;50&percnt;&rpar;&colon; sim&excl;', 'R$ 5,00 (50%): sim!'],
  ['&nunca; &a; &; AT&T &copy a&lt=b&copy=1', '&nunca; &a; &; AT&T &copy a&lt=b&copy=1'],
])('names of letters and signs are read as HTML reads them: %s', (written, read) => {
  expect(decodeOnce(written)).toBe(read);
});
