import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@/ui/dialog/dialog';
import { PartyChip } from '@/features/politicians/party-chip';
import { newsDescription, newsRowId, type NewsPerson, ofWhom } from './model';
import { NewsResults } from './news-results';
import { newsQueries } from './queries';
import { newsTexts } from './texts';

interface NewsDialogProps {
  person: NewsPerson;
  onClose: () => void;
}

/** Open as long as it is on the page (spec §2, Home). */
export function NewsDialog({ person, onClose }: NewsDialogProps) {
  const { name, party, color, word } = person;
  const whom = ofWhom();
  const query = useQuery({ ...newsQueries.about(person), meta: { reloadToast: newsTexts.dialogError } });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      returnFocusId={newsRowId(person)}
      title={`Últimas Notícias - ${name}`}
      description={newsDescription(word)}
      header={party === null ? null : <PartyChip sigla={party} color={color} />}
    >
      <NewsResults
        query={query}
        name={name}
        errorText={newsTexts.dialogError}
        whom={whom}
        none={newsTexts.dialogEmpty}
      />
    </Dialog>
  );
}
