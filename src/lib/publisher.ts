export interface Publisher {
  responsible: string;
  contact: string;
  place: string;
  backupDays: number;
}

export function readPublisher(): Publisher | null {
  const { VITE_RESPONSIBLE, VITE_CONTACT, VITE_DATA_PLACE, VITE_BACKUP_DAYS } = import.meta.env;
  const [responsible, contact, place, days] = [
    VITE_RESPONSIBLE,
    VITE_CONTACT,
    VITE_DATA_PLACE,
    VITE_BACKUP_DAYS,
  ].map((value) => value?.trim() ?? '');
  if (!responsible || !contact || !place || !days) return null;
  return { responsible, contact, place, backupDays: Number(days) };
}
