import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const blocks =
  'address article aside blockquote button dialog div em fieldset footer form h1 h6 header img main nav';
const others = 'ol ul li p pre section select span strong svg template textarea time';
const plain = [...blocks.split(' '), ...others.split(' ')].map((tag) => `<${tag}></${tag}>`);

const special = `
  <a hidden>a</a><a hidden="until-found">b</a><dialog open>c</dialog><p popover>d</p>
  <details><summary>e</summary><summary>f</summary></details>
  <input type="hidden"><input type="text"><div style="display: none"><b>g</b></div>
  <div style="visibility: hidden"><b>h</b><b style="visibility: visible">i</b></div>
  <div style="pointer-events: none; opacity: 0"><b>j</b><b style="pointer-events: auto">n</b></div><embed hidden>
  <p style="animation: 1s spin">t</p><p style="display: flex">o</p><p style="display: flex" hidden>p</p><p style="opacity: 50%; color: red">q</p>
  <div style="visibility: hidden"><b style="visibility: inherit">r</b><b style="visibility: initial">s</b></div>
  <table><caption>k</caption><thead hidden><tr><th>l</th></tr></thead><tbody><tr hidden><td>m</td></tr></tbody></table>`;

const asked = ['display', 'visibility', 'opacity', 'pointerEvents', 'animationName'] as const;

function stylesOf(elements: readonly Element[]): string[] {
  return elements.map((element) => {
    const style = window.getComputedStyle(element);
    const values = asked.map((name) => style[name]);
    return [element.outerHTML, ...values, style.getPropertyValue('display'), style.color].join(' ');
  });
}

it('a style that is answered at once is the one that jsdom computes', () => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: plain.join('') + special }} />);
  const elements = [...container.querySelectorAll('*')];
  const quick = stylesOf(elements);
  const sheet = document.head.appendChild(document.createElement('style'));
  const computed = stylesOf(elements);
  sheet.remove();
  expect(quick).toEqual(computed);
});
