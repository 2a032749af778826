import { expect, test } from 'vitest';
import { functionEnvironment } from './environment.ts';
import { allowedHosts } from './upstreams.ts';

test('only the variables of the functions pass, and an empty one counts as absent', () => {
  expect(
    functionEnvironment({
      AI_MODEL: ' m-1 ',
      AI_API_KEY: '',
      HOME: '/root',
      LOCAL_DATABASE_URL: 'postgresql://x',
    }),
  ).toEqual({ AI_MODEL: 'm-1' });
});

test('functions reach the hosts of their _URL variables, on the port that each means', () => {
  const hosts = allowedHosts({
    SUPABASE_URL: 'http://127.0.0.1:54321',
    NEWS_FEED_URL: 'https://a.example/rss, http://b.example/feed',
    AI_API_URL: 'not an address',
    AI_MODEL: 'https://not-a-host.example',
  });
  expect(hosts).toEqual([
    'dadosabertos.camara.leg.br:443',
    'a.example:443',
    'b.example:80',
    '127.0.0.1:54321',
  ]);
});

test('a Chamber moved by its variable closes the way to the real one', () => {
  const hosts = allowedHosts({ CAMARA_API_URL: 'http://127.0.0.1:4100/api/v2' });
  expect(hosts).toContain('127.0.0.1:4100');
  expect(hosts).not.toContain('dadosabertos.camara.leg.br:443');
});
