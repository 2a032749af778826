import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Photo } from './photo';
import { PhotoSourcesContext } from './photo-context';

test('a photo asks for the picture late, sized, over https and without telling where from', () => {
  render(
    <Photo src="http://exemplo.com.br/foto.jpg" name="Maria da Silva" alt="Foto de Maria" width={120} />,
  );
  const picture = screen.getByRole('img', { name: 'Foto de Maria' });
  expect(picture).toHaveAttribute('src', 'https://exemplo.com.br/foto.jpg');
  expect(picture).toHaveAttribute('width', '120');
  expect(picture).toHaveAttribute('height', '160');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(picture).not.toHaveAttribute('fetchpriority');
});

test('a photo asks at once for the first picture of a screen', () => {
  render(
    <Photo src="https://exemplo.com.br/foto.jpg" name="Maria" alt="Foto de Maria" width={112} isEager />,
  );
  const picture = screen.getByRole('img', { name: 'Foto de Maria' });
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});

test('a picture that fails gives way to the initials, and a new address is tried again', () => {
  const { container, rerender } = render(
    <Photo src="https://exemplo.com.br/a.jpg" name="Maria da Silva" width={112} />,
  );
  const picture = container.querySelector('img');
  expect(picture).not.toBeNull();
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('MS')).toBeInTheDocument();

  rerender(<Photo src="https://exemplo.com.br/b.jpg" name="Maria da Silva" width={112} />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://exemplo.com.br/b.jpg');
});

test('a copy that is not there gives way to the picture itself, then to the initials, and is lost only then', () => {
  const lost = vi.fn<() => void>();
  const address = 'https://exemplo.com.br/a.jpg';
  const copy = '/photos/a-144.webp';
  const { container } = render(
    <PhotoSourcesContext value={(one) => [copy, one]}>
      <Photo src={address} name="Ana Costa" width={112} onLost={lost} />
    </PhotoSourcesContext>,
  );
  const shown = () => container.querySelector('img');
  expect(shown()).toHaveAttribute('src', copy);
  const fail = () => {
    const picture = shown();
    if (picture) fireEvent.error(picture);
  };
  fail();
  expect(shown()).toHaveAttribute('src', address);
  expect(lost).not.toHaveBeenCalled();
  fail();
  expect(lost).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();
  expect(screen.getByText('AC')).toBeInTheDocument();
});

test.each([null, '', 'javascript:alert(1)', 'data:image/png;base64,AA', '//exemplo.com/a.jpg'])(
  'a photo shows the initials instead of asking for %s',
  (src) => {
    const { container } = render(<Photo src={src} name="Ana Costa" width={112} />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByText('AC')).toBeInTheDocument();
  },
);

test('the initials are the named picture only where nothing else names the person', () => {
  const { rerender } = render(<Photo src={null} name="Ana Costa" alt="Foto de Ana Costa" width={112} />);
  expect(screen.getByRole('img', { name: 'Foto de Ana Costa' })).toHaveTextContent('AC');
  rerender(<Photo src={null} name="Ana Costa" width={112} />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a photo accepts a picture of this same site', () => {
  const { container } = render(<Photo src="/amostra/ana.svg" name="Ana" width={112} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/amostra/ana.svg');
});
