import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const filesWith = (pattern: RegExp) =>
  Object.entries(sources)
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file.replace('/src/', ''))
    .toSorted();

it('a photo may come from elsewhere only on these pages, whose people are the same for every reader', () => {
  expect(filesWith(/<PhotosOfEverybody\b/)).toEqual([
    'pages/candidate-page.tsx',
    'pages/candidates-page.tsx',
    'pages/deputies/deputies-page.tsx',
    'pages/deputies/deputy-page.tsx',
    'pages/elected-page.tsx',
    'pages/home/home-tabs.tsx',
    'pages/result-page.tsx',
  ]);
  expect(filesWith(/<PhotoSourcesContext\b/)).toEqual(['app/frame/admin-layout.tsx', 'app/providers.tsx']);
});

it('only the photo component draws pictures', () => {
  expect(filesWith(/<img\b|<picture\b|<image\b|new Image\(|as="image"|imageSrcSet/)).toEqual([
    'ui/person/photo.tsx',
  ]);
});
