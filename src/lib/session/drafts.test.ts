import { beforeEach, expect, it, vi } from 'vitest';
import { clearTabStorage, dropDraft, dropDraftsOfOthers, keepDraft, readDraft } from './drafts';

beforeEach(() => {
  window.sessionStorage.clear();
});

it('the store of drafts keeps a draft per person and name, and takes it away', () => {
  keepDraft('ana', 'novo', 'um');
  keepDraft('ana', 'novo', 'dois');
  keepDraft('ana', 'outro', 'três');
  expect([readDraft('ana', 'novo'), readDraft('ana', 'outro')]).toEqual(['dois', 'três']);
  expect(readDraft('bia', 'novo')).toBeNull();
  dropDraft('ana', 'novo');
  expect(readDraft('ana', 'novo')).toBeNull();
});

it('the store of drafts takes the drafts of everybody else away, and nothing else', () => {
  keepDraft('ana', 'novo', 'um');
  keepDraft('bia', 'novo', 'dois');
  window.sessionStorage.setItem('other', 'x');
  dropDraftsOfOthers('bia');
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['other', 'rascunho:bia:novo']);
});

it.each([
  [true, ['rascunho:ana:novo']],
  [false, []],
])('the store of drafts empties the tab, drafts kept: %s', (keepsDrafts, left) => {
  keepDraft('ana', 'novo', 'um');
  window.sessionStorage.setItem('other', 'x');
  clearTabStorage({ keepsDrafts });
  expect(Object.keys(window.sessionStorage)).toEqual(left);
});

it('the store of drafts breaks nothing where the browser denies its storage', () => {
  const denied = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  keepDraft('ana', 'novo', 'um');
  expect(readDraft('ana', 'novo')).toBeNull();
});
