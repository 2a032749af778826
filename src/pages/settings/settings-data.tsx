import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { AccountRow } from '@/features/account/account-row';
import { EraseAccount } from '@/features/account/erase-account';
import { EraseChoices } from '@/features/account/erase-choices';
import { ExportData } from '@/features/account/export-data';
import { accountQueries } from '@/features/account/queries';
import { accountTexts } from '@/features/account/texts';
import { authMessage } from '@/features/auth/texts';
import { homeOf } from '@/features/choices/home';
import { choiceKinds, kinds } from '@/features/choices/kinds';
import { countChoices } from '@/features/choices/count-choices';
import { choiceQueries } from '@/features/choices/queries';
import { useDeviceNote } from '@/features/choices/use-choice-owner';
import { consentQueries } from '@/features/consent/queries';
import { discardWaiting } from '@/lib/discard-waiting';
import { writeDeviceNote } from '@/lib/write-device-note';
import { paths } from '@/lib/paths';
import type { SessionUser } from '@/lib/session/session-state';
import { CounterFact, CounterStrip } from '@/ui/person/counters';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { SettingsConsents } from './settings-consents';

const exportedChoices = choiceKinds.map((kind) => ({ title: kinds[kind].title, ...kinds[kind].exported }));

/** Spec §2, Settings: two counts, and the law's rights. */
export function SettingsData({ user }: { user: SessionUser }) {
  const account = useQuery(accountQueries.mine(user.id));
  const queryClient = useQueryClient();
  return (
    <>
      <h2 className="sr-only">Dados do Usuário</h2>
      <ChoiceCounts userId={user.id} />
      <SettingsConsents userId={user.id} />
      <Section title="Seus dados">
        <ExportData choices={exportedChoices} />
        <WhereChoicesAre />
        <AccountRow
          action={
            <EraseChoices
              erase={async () => {
                await (await homeOf(user.id)).erase();
                discardWaiting(user.id);
              }}
              onSettled={() => {
                void queryClient.invalidateQueries({ queryKey: choiceQueries.all() });
                void queryClient.invalidateQueries({ queryKey: consentQueries.all() });
              }}
            />
          }
        >
          <p>
            Apaga todos os favoritos e ignorados e retira a autorização de guardá-los. Pedimos a confirmação
            duas vezes.
          </p>
        </AccountRow>
        <EraseAccount
          email={user.email}
          hasPassword={account.data?.hasPassword ?? true}
          explain={authMessage}
        />
      </Section>
    </>
  );
}

function WhereChoicesAre() {
  const note = useDeviceNote();
  return (
    <AccountRow
      action={
        note === null ? undefined : (
          <Button onClick={() => writeDeviceNote('aqui')}>Ver o que está neste aparelho</Button>
        )
      }
    >
      <p className="font-semibold">Onde ficam suas escolhas</p>
      <p>
        O que você marca com a conta fica no nosso banco de dados, e só você vê. O que foi marcado sem conta
        fica só no aparelho, e nós não recebemos.
      </p>
      <p>
        {note === null ? 'Neste aparelho não há nada guardado.' : 'Neste aparelho há escolhas guardadas.'}
      </p>
    </AccountRow>
  );
}

/** Candidates only (spec §7, Settings counts). */
function ChoiceCounts({ userId }: { userId: string }) {
  const choices = useQuery({
    ...choiceQueries.about('candidate', userId),
    meta: { reloadToast: accountTexts.loadError },
  });
  const counts = choices.data && countChoices(choices.data);
  return (
    <>
      <CounterStrip label="Suas escolhas">
        <CounterFact
          value={counts?.favorito ?? '—'}
          word={counts?.favorito === 1 ? 'candidato favorito' : 'candidatos favoritos'}
        />
        <CounterFact
          value={counts?.ignorado ?? '—'}
          word={counts?.ignorado === 1 ? 'candidato ignorado' : 'candidatos ignorados'}
        />
      </CounterStrip>
      {choices.isLoadingError ? (
        <div className="mt-4">
          <ErrorState message={accountTexts.loadError} query={choices} />
        </div>
      ) : null}
      <LinkButton to={paths.choices} className="mt-4">
        Minhas Escolhas
        <ArrowRight className="size-5 flex-none" />
      </LinkButton>
    </>
  );
}
