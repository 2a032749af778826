import { LogOut } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { useSignOut } from './mutations';

interface SignOutButtonProps {
  hasToAsk: () => boolean;
  question: (answers: { onStay: () => void; onLeave: (then?: () => void) => void }) => ReactNode;
}

export function SignOutButton({ hasToAsk, question }: SignOutButtonProps) {
  const { mutate, isPending } = useSignOut();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        isLoading={isPending}
        onClick={() => {
          if (hasToAsk()) setIsAsking(true);
          else mutate();
        }}
      >
        {isPending ? null : <LogOut className="size-5" />}
        <span>Sair da Conta</span>
      </Button>
      {isAsking
        ? question({
            onStay: () => setIsAsking(false),
            onLeave: (then) => {
              setIsAsking(false);
              mutate(then);
            },
          })
        : null}
    </>
  );
}
