import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { watchScrollEdges } from './watch-scroll-edges';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

test('arrow keys move and choose; only the chosen panel is there', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(
    <Tabs defaultValue="favoritos" onValueChange={change}>
      <TabList label="Escolhas">
        <Tab value="favoritos" count="7">
          Favoritos
        </Tab>
        <Tab value="ignorados">Ignorados</Tab>
      </TabList>
      <TabPanel value="favoritos">Sete pessoas</TabPanel>
      <TabPanel value="ignorados">Ninguém</TabPanel>
    </Tabs>,
  );
  expect(screen.getByRole('tablist', { name: 'Escolhas' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Sete pessoas');
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Favoritos (7)' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(change).toHaveBeenCalledWith('ignorados');
  expect(screen.getByRole('tabpanel', { name: 'Ignorados' })).toHaveTextContent('Ninguém');
});

test('only the side that hides tabs is marked', async () => {
  const wrapper = document.createElement('div');
  const strip = document.createElement('div');
  Object.defineProperties(strip, { clientWidth: { value: 100 }, scrollWidth: { value: 300 } });
  const stop = watchScrollEdges(wrapper, strip);
  await waitFor(() => expect(wrapper.hasAttribute('data-after')).toBe(true));
  expect(wrapper.hasAttribute('data-before')).toBe(false);

  strip.scrollLeft = 100;
  strip.dispatchEvent(new Event('scroll'));
  expect(wrapper.hasAttribute('data-before')).toBe(true);
  expect(wrapper.hasAttribute('data-after')).toBe(true);

  strip.scrollLeft = 200;
  strip.dispatchEvent(new Event('scroll'));
  expect(wrapper.hasAttribute('data-after')).toBe(false);

  stop();
  strip.scrollLeft = 0;
  strip.dispatchEvent(new Event('scroll'));
  expect(wrapper.hasAttribute('data-before')).toBe(true);
});

test('a tab that is chosen comes fully into view, clear of the fade', async () => {
  const wrapper = document.createElement('div');
  const strip = document.createElement('div');
  Object.defineProperties(strip, { clientWidth: { value: 300 }, scrollWidth: { value: 600 } });
  const tabs = [0, 200, 400].map((start) => {
    const tab = document.createElement('button');
    Object.defineProperties(tab, { offsetLeft: { value: start }, offsetWidth: { value: 100 } });
    tab.setAttribute('aria-selected', String(start === 0));
    strip.append(tab);
    return tab;
  });
  const stop = watchScrollEdges(wrapper, strip);
  const choose = (index: number) =>
    tabs.forEach((tab, place) => tab.setAttribute('aria-selected', String(place === index)));
  choose(1);
  await waitFor(() => expect(strip.scrollLeft, 'it ended under the fade').toBe(100));
  choose(2);
  await waitFor(() => expect(strip.scrollLeft).toBe(300));
  stop();
  choose(0);
  await Promise.resolve();
  expect(strip.scrollLeft).toBe(300);
});
