import { LogOut } from 'lucide-react';
import { Button } from '@/ui/button';
import { useSignOut } from './mutations';

export function SignOutButton() {
  const { mutate, isPending } = useSignOut();
  return (
    <Button isLoading={isPending} onClick={() => mutate()}>
      {isPending ? null : <LogOut className="size-5" />}
      <span>Sair da Conta</span>
    </Button>
  );
}
