import { RowName } from '@/ui/row-list';

interface DoorProps {
  to: string;
  title: string;
  words: string;
}

export function Door({ to, title, words }: DoorProps) {
  return (
    <li className="border-border group/row relative border-b py-3">
      <RowName to={to} level="p">
        {title}
      </RowName>
      <p className="text-small text-muted">{words}</p>
    </li>
  );
}
