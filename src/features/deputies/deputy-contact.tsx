import { Definition, DefinitionList } from '@/ui/definition-list';
import { EmailText } from '@/ui/person/email-text';
import { emailOf, officeText, phoneText } from './profile-facts';
import type { DeputyDetail } from './schema';

const notGiven = 'Não informado';

interface DeputyContactProps {
  deputy: DeputyDetail;
  situacao: string | null;
  isStacked?: boolean;
}

export function DeputyContact({ deputy, situacao, isStacked = false }: DeputyContactProps) {
  const { gabinete } = deputy.ultimoStatus;
  const email = emailOf(deputy);
  return (
    <DefinitionList isStacked={isStacked}>
      <Definition term="Situação">{situacao ?? 'Não informada'}</Definition>
      <Definition term="Gabinete">{officeText(deputy) ?? notGiven}</Definition>
      <Definition term="Telefone">
        {gabinete.telefone === null ? notGiven : phoneText(gabinete.telefone)}
      </Definition>
      <Definition term="E-mail">{email === null ? notGiven : <EmailLink email={email} />}</Definition>
    </DefinitionList>
  );
}

function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </a>
  );
}
