import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { onWideScreen } from '../../support/fake-chamber';
import { renderApp } from '../../support/render-app';
import { maria } from '../../support/session';
import { pairsOf } from './choice';
import { places } from './places';

/** No screen writes these; parameter readers are fuzzed beside their models. */
const hostile = [
  { name: 'markup', text: '<img src=x onerror=alert(1)>' },
  { name: 'an address elsewhere', text: '//fora.exemplo' },
  { name: 'a script', text: 'javascript:1' },
  { name: 'the name of a prototype', text: '__proto__' },
  { name: 'a broken escape', text: '%' },
  { name: 'an open bracket', text: '(' },
  { name: 'a backslash', text: '\\' },
  { name: 'nothing', text: '' },
  { name: 'a number below any', text: '-1' },
  { name: 'a number above any', text: '1e308' },
  { name: 'control characters', text: '\u0000\u202e\ud800' },
  { name: 'a text without end', text: 'ã'.repeat(3_000) },
];

const parametrized = places.filter(({ parameters }) => parameters.length > 0);

beforeEach(onWideScreen);

it.each(pairsOf(parametrized, hostile))(
  '$thing.path opens when its parameters hold $fault.name and what follows it',
  async ({ thing: { path, parameters, prepare, isVisitor }, fault }) => {
    prepare();
    const first = hostile.indexOf(fault);
    const query = new URLSearchParams(
      parameters.map((name, index) => [name, hostile[(first + index) % hostile.length]?.text ?? '']),
    );
    const { queryClient } = renderApp(`${path}?${query.toString()}`, isVisitor ? {} : { as: maria });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('Unexpected Application Error!')).not.toBeInTheDocument();
    expect(document.querySelector('img[onerror], script')).toBeNull();
  },
);
