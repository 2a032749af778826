import { useQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { Definition, DefinitionList } from '@/ui/definition-list';
import { EmailText } from '@/ui/person/email-text';
import { ErrorState } from '@/ui/state/error-state';
import { NumberText } from '@/ui/number-text';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { accountQueries } from './queries';
import { accountTexts } from './texts';

export function AccountDetails({ userId }: { userId: string }) {
  const account = useQuery({ ...accountQueries.mine(userId), meta: { reloadToast: accountTexts.loadError } });
  if (account.isPending) return <TextSkeleton text="Carregando suas informações..." lines={10} />;
  if (account.isLoadingError) {
    return <ErrorState message={accountTexts.loadError} query={account} />;
  }
  const { name, email, id, createdAt } = account.data;
  return (
    <DefinitionList>
      <Definition term="Nome">{name ?? 'Não informado'}</Definition>
      <Definition term="E-mail">
        <EmailText>{email}</EmailText>
      </Definition>
      <Definition term="ID do usuário">
        <code className="text-small">{id}</code>
        <CopyId id={id} />
      </Definition>
      <Definition term="Conta criada em">
        <NumberText>{formatDate(createdAt)}</NumberText>
      </Definition>
    </DefinitionList>
  );
}

const announcements = { idle: '', copied: 'ID copiado.', refused: 'Não foi possível copiar.' } as const;

function CopyId({ id }: { id: string }) {
  const [state, setState] = useState<keyof typeof announcements>('idle');
  async function copy() {
    try {
      await navigator.clipboard.writeText(id);
      setState('copied');
    } catch (error) {
      console.warn('The clipboard refused the id', error);
      setState('refused');
    }
  }
  const Icon = state === 'copied' ? Check : Copy;
  return (
    <span className="flex flex-wrap items-center gap-x-3 font-normal">
      <Button variant="quiet" className="text-small -ml-3 px-3" onClick={() => void copy()}>
        <Icon className="size-5" />
        <span>Copiar ID</span>
      </Button>
      <span role="status" className="text-small text-muted">
        {announcements[state]}
      </span>
    </span>
  );
}
