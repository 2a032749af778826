import { expect, test } from 'vitest';
import { describeError } from '../../supabase/functions/_shared/log.ts';

test('an error is described without the address of its request, which tells who asked and for whom', () => {
  const address = 'https://project.test/rest/v1/usuario_candidatos_relacao?user_id=eq.00000000&q=%22Ana%22';
  const error = new TypeError(`error sending request for url (${address}): client error (Connect)`);
  expect(describeError(error)).toBe(
    'TypeError: error sending request for url (<url>): client error (Connect)',
  );
});

test('an error that quotes a whole answer is cut', () => {
  expect(describeError(new Error('x'.repeat(5_000)))).toHaveLength(300);
});
