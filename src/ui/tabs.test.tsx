import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { watchScrollEdges } from './scroll-edges';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

test('arrow keys move and choose; only the chosen panel is there', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(
    <Tabs defaultValue="favoritos" onValueChange={change}>
      <TabList label="Escolhas">
        <Tab value="favoritos" count={7}>
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

test('only the side that hides tabs is marked', () => {
  const wrapper = document.createElement('div');
  const strip = document.createElement('div');
  Object.defineProperties(strip, { clientWidth: { value: 100 }, scrollWidth: { value: 300 } });
  const stop = watchScrollEdges(wrapper, strip);
  expect(wrapper.hasAttribute('data-before')).toBe(false);
  expect(wrapper.hasAttribute('data-after')).toBe(true);

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
