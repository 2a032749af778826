import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExternalLink } from './external-link';
import { LinkList, LinkRow } from './link-list';

test('an external link opens a new tab without the opener, and says so in the description, not in the name', () => {
  render(<ExternalLink href="https://www.tse.jus.br/a">TSE</ExternalLink>);
  const link = screen.getByRole('link', { name: 'TSE' });
  expect(link).toHaveAttribute('href', 'https://www.tse.jus.br/a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAccessibleDescription('abre em nova aba');
});

test('an unsafe address leaves the words without a link', () => {
  render(<ExternalLink href="javascript:alert(1)">Documento</ExternalLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Documento')).toBeInTheDocument();
});

test('a row shows the host, and an unsafe address shows no row', () => {
  render(
    <LinkList>
      <LinkRow href="https://www.exemplo.com.br/pagina" icon={null}>
        Site de campanha
      </LinkRow>
      <LinkRow href="data:text/html,x" icon={null}>
        Outro
      </LinkRow>
    </LinkList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('exemplo.com.br')).toBeInTheDocument();
});
