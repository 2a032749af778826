import { expect, test } from 'vitest';
import { bytesWithin } from '../../supabase/functions/_shared/bytes-within.ts';

test('a body of as many bytes as may be read is read, one of a byte more is not', async () => {
  const read = (text: string) => bytesWithin(new Response(text), 4);
  expect(await read('aço')).toHaveLength(4);
  expect(await read('aços')).toBeNull();
});

test('an answer without a body has no bytes', async () => {
  expect(await bytesWithin(new Response(null, { status: 204 }), 4)).toHaveLength(0);
});
