/** Who published this site, as its page of privacy says it. */
export interface Publisher {
  responsible: string;
  contact: string;
  /** Where the data are kept. */
  place: string;
  /** For how many days backups are kept. */
  backupDays: number;
}

/** From the variables of the build; null for a copy on somebody's own computer, which nobody published. */
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
