const place = 'src/ui/invented.tsx';

/** What a browser that translates would break: law, invented file, text, rule. */
export const brokenInTranslation: [law: string, file: string, code: string, rule: string][] = [
  [
    'text beside a part that comes and goes is alone in its element',
    place,
    'export function A({ a }: { a: boolean }) {\n  return (\n    <p>\n      {a ? <b>a</b> : null}\n      Tentar novamente\n    </p>\n  );\n}',
    'house/text-beside-parts',
  ],
  [
    'and so is a text that is chosen beside a part',
    place,
    "export function A({ a }: { a: boolean }) {\n  return (\n    <p>\n      <b>1</b> {a ? 'voto' : 'votos'}\n    </p>\n  );\n}",
    'house/text-beside-parts',
  ],
  [
    'and so is a text behind one of several parts',
    place,
    "export function A({ a }: { a: boolean }) {\n  const B = a ? 'b' : 'i';\n  return (\n    <p>\n      <B />\n      Copiar\n    </p>\n  );\n}",
    'house/text-beside-parts',
  ],
  [
    'a value among words is one text with them',
    place,
    'export function A({ a }: { a: number }) {\n  return <p>{a} votos</p>;\n}',
    'house/words-together',
  ],
  [
    'and so is one that is found there, beside parts',
    place,
    'export function A({ a }: { a: { b: () => string } }) {\n  return (\n    <p>\n      Nome: {a.b()} <b>1</b>\n    </p>\n  );\n}',
    'house/words-together',
  ],
];
