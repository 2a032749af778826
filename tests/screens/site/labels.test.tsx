import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

const page = `
  <label for="a">For</label><label for="a">For too</label><input id="a"><input id="a">
  <label>Around <input id="b"><input id="c"></label>
  <label for="c">For the second of another</label><label for="missing">Nobody <input id="d"></label>
  <label for="">Empty <input id="e"></label><label for="x">A paragraph</label><p id="x"></p>
  <label for="h">Hidden</label><input id="h" type="hidden"><label>Hidden first <input type="hidden"><input id="i"></label>
  <label>Outer <label>Inner <textarea></textarea></label></label>
  <label for="s">Select</label><select id="s"></select><button>None</button><label><button>Around</button></label>
  <fieldset><legend>Group</legend><label for="r"><input id="r" type="radio"> Choice</label></fieldset>`;

it('the labels that are answered at once are those whose control jsdom finds', () => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: page }} />);
  const controls = [
    ...container.querySelectorAll<HTMLInputElement | HTMLButtonElement>('input, button, select, textarea'),
  ];
  const labels = [...container.querySelectorAll('label')];
  const found = controls.map((control) =>
    control.type === 'hidden' ? null : labels.filter((label) => label.control === control),
  );
  expect(controls.map((control) => control.labels)).toEqual(found);
  expect(found.flat().filter((label) => label !== null)).toHaveLength(10);
});
