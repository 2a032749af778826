import { expect, test } from 'vitest';
import { allowedHosts } from './allowed-hosts.ts';

test('functions reach the hosts of their _URL variables, on the port that each means, and no other', () => {
  const hosts = allowedHosts({
    SUPABASE_URL: 'http://127.0.0.1:54321',
    FEED_URL: 'https://a.example/rss, http://b.example/feed',
    SAME_URL: 'https://a.example/other',
    ODD_URL: 'not an address',
    MODEL: 'https://not-a-host.example',
  });
  expect(hosts).toEqual(['127.0.0.1:54321', 'a.example:443', 'b.example:80']);
});
