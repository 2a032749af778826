import { expect, it } from 'vitest';
import { siteUrlFrom } from './site-url';

const site = 'https://exemplo.org.br';

it('the address of the site is an origin, or nobody has said it', () => {
  expect(siteUrlFrom(`${site}/`)).toBe(site);
  expect(siteUrlFrom(' ')).toBeNull();
});

it.each(['exemplo.org.br', `${site}/pasta`, `${site}/?a=1`, 'ftp://exemplo.org.br', 'javascript:1'])(
  '%s is no address of a site',
  (wrong) => {
    expect(() => siteUrlFrom(wrong)).toThrow('VITE_SITE_URL deve ser só a origem do site');
  },
);
