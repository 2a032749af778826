import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Toaster } from './toaster';

function News() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ver notícias
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Últimas Notícias"
        description="Encontradas na web"
      >
        <p>Conteúdo</p>
      </Dialog>
    </>
  );
}

test('a dialog has title and description, and gives the focus back after Escape or the corner button', async () => {
  const user = userEvent.setup();
  render(<News />);
  const opener = screen.getByRole('button', { name: 'Ver notícias' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Últimas Notícias' });
  expect(dialog).toHaveAccessibleDescription('Encontradas na web');
  expect(dialog).toContainElement(screen.getByText('Conteúdo'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();

  await user.click(opener);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

function Question({ onConfirm, isBusy = false }: { onConfirm: () => void; isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title="Confirmar Exclusão"
      description="Esta ação não pode ser desfeita."
      confirmLabel="Excluir"
      isDangerous
      isBusy={isBusy}
      onConfirm={onConfirm}
    />
  );
}

test('a question starts on the way out and does nothing when left', async () => {
  const user = userEvent.setup();
  const confirm = vi.fn();
  render(<Question onConfirm={confirm} />);
  expect(screen.getByRole('alertdialog', { name: 'Confirmar Exclusão' })).toHaveAccessibleDescription(
    'Esta ação não pode ser desfeita.',
  );
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(confirm).not.toHaveBeenCalled();
});

function TwoQuestions() {
  const [asked, setAsked] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setAsked(1)}>
        Excluir minha conta
      </button>
      {[1, 2].map((place) => (
        <ConfirmDialog
          key={place}
          isOpen={asked === place}
          onClose={() => setAsked(0)}
          title={`Pergunta ${String(place)}`}
          description="Não dá para desfazer."
          confirmLabel="Continuar"
          onConfirm={() => setAsked(place + 1)}
        />
      ))}
    </>
  );
}

test('a question that follows another gives the focus back to what the first was opened with', async () => {
  const user = userEvent.setup();
  render(<TwoQuestions />);
  const opener = screen.getByRole('button', { name: 'Excluir minha conta' });
  for (const answer of ['{Escape}', '{Tab}{Enter}']) {
    opener.focus();
    await user.keyboard('{Enter}{Tab}{Enter}');
    expect(screen.getByRole('alertdialog', { name: 'Pergunta 2' })).toContainElement(
      screen.getByRole('button', { name: 'Cancelar' }),
    );
    await user.keyboard(answer);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  }
});

function Withdrawn() {
  const [step, setStep] = useState<'shown' | 'asked' | 'busy'>('shown');
  return (
    <main>
      <h2>Explicação</h2>
      <button type="button" disabled={step === 'busy'} onClick={() => setStep('asked')}>
        Retirar
      </button>
      <ConfirmDialog
        isOpen={step === 'asked'}
        onClose={() => setStep('shown')}
        title="Retirar a explicação?"
        description="Ela deixa de aparecer."
        confirmLabel="Retirar"
        onConfirm={() => setStep('busy')}
      />
    </main>
  );
}

test('a question whose opener works on the answer leaves the focus on the title over it', async () => {
  const user = userEvent.setup();
  render(<Withdrawn />);
  screen.getByRole('button', { name: 'Retirar' }).focus();
  await user.keyboard('{Enter}{Tab}{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Explicação' })).toHaveFocus());
});

function AddedOnce() {
  const [isAdded, setAdded] = useState(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h2>Destinos</h2>
      {isAdded ? null : (
        <button type="button" onClick={() => setOpen(true)}>
          Acrescentar
        </button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Destino" description="Com a fonte">
        <button type="button" onClick={() => setAdded(true)}>
          Gravar
        </button>
      </Dialog>
    </main>
  );
}

test('a dialog whose opener is gone leaves the focus on the title over it', async () => {
  const user = userEvent.setup();
  render(<AddedOnce />);
  await user.click(screen.getByRole('button', { name: 'Acrescentar' }));
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Destinos' })).toHaveFocus());
});

test('a question stays where something beside it is pressed', async () => {
  const user = userEvent.setup();
  render(<Question onConfirm={vi.fn()} />);
  const question = screen.getByRole('alertdialog');
  await user.click(question.parentElement ?? question);
  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('a question confirms once asked, and not while busy', async () => {
  const user = userEvent.setup();
  const confirm = vi.fn();
  const { rerender } = render(<Question onConfirm={confirm} />);
  await user.click(screen.getByRole('button', { name: 'Excluir' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  rerender(<Question isBusy onConfirm={confirm} />);
  expect(screen.getByRole('button', { name: 'Excluir' })).toBeDisabled();
});

test('a question whose answer is under way is not left as if it could be called back', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Question onConfirm={vi.fn()} />);
  rerender(<Question isBusy onConfirm={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  rerender(<Question onConfirm={vi.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a toast over an open dialog can be pressed, and the dialog stays', async () => {
  const [close, undo] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  render(
    <>
      <Dialog isOpen onClose={close} title="Notícias" description="Da web" />
      <Toaster />
    </>,
  );
  act(() => {
    toast('Adicionado aos favoritos', { action: { label: 'Desfazer', onClick: undo } });
  });
  // Whatever is outside of the dialog is hidden from readers, and these are said by themselves.
  await user.click(await screen.findByRole('button', { name: 'Desfazer', hidden: true }));
  expect(undo).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});
