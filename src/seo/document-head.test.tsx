import { render, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { DocumentHead } from './document-head';
import { ShareHead } from './share-head';

beforeEach(() => {
  const made = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  document.head.replaceChildren(
    made('title', { 'data-head': '' }),
    made('meta', { name: 'description', content: 'do arquivo', 'data-head': '' }),
    made('meta', { name: 'robots', content: 'noindex', 'data-head': '' }),
    made('script', { type: 'application/ld+json', 'data-head': '/candidato/1' }),
  );
});

const contents = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));

it('the head of the document takes the place of what the file said, once, and keeps facts about this very page', async () => {
  render(<DocumentHead path="/candidato/1" title="Ana" description="Quem é Ana." />);
  expect(document.title).toBe('Ana · Pauta Aberta');
  await waitFor(() => expect(contents('meta[name="description"]')).toEqual(['Quem é Ana.']));
  expect(document.head.querySelectorAll('title')).toHaveLength(1);
  expect(contents('meta[property="og:title"]')).toEqual(['Ana · Pauta Aberta']);
  expect(contents('meta[name="robots"]')).toEqual([]);
  expect(document.head.querySelectorAll('script')).toHaveLength(1);
});

it('the head of the document says once that robots are to leave a page out, whether or not the file says it too', async () => {
  render(<DocumentHead title="Entrar" isPrivate />);
  await waitFor(() => expect(contents('meta[name="robots"]')).toEqual(['noindex']));
});

it('the head of the document leaves nothing of one page on the next, nor facts about it', async () => {
  const view = render(<DocumentHead path="/candidato/1" title="Ana" description="Quem é Ana." />);
  view.rerender(<DocumentHead title="Entrar" isPrivate />);
  expect(document.title).toBe('Entrar · Pauta Aberta');
  await waitFor(() => expect(contents('meta[property="og:title"]')).toEqual(['Entrar · Pauta Aberta']));
  expect(contents('meta[name="description"]')).toEqual([]);
  expect(contents('meta[name="robots"]')).toEqual(['noindex']);
  expect(document.head.querySelectorAll('script')).toHaveLength(0);
});

it('the head of the document takes the place of what the file of a private page said too', async () => {
  const head = { title: 'Entrar', isPrivate: true };
  const file = new DOMParser().parseFromString(renderToStaticMarkup(<ShareHead head={head} />), 'text/html');
  document.head.replaceChildren(...file.head.children);
  const view = render(<DocumentHead {...head} />);
  await waitFor(() => expect(contents('meta[property="og:title"]')).toEqual(['Entrar · Pauta Aberta']));
  view.rerender(<DocumentHead path="/candidato/1" title="Ana" />);
  await waitFor(() => expect(contents('meta[property="og:title"]')).toEqual(['Ana · Pauta Aberta']));
});
