interface DiffToApply {
  /** What would change, as `diffRecords` writes it. */
  difference: readonly string[];
  apply: boolean;
  write: () => Promise<void>;
}

export function readArguments(args: readonly string[]): { path: string; apply: boolean } {
  const [path = ''] = args.filter((arg) => arg !== '--aplicar');
  return { path, apply: args.includes('--aplicar') };
}

/** Writes only when told to, so nobody replaces data unread. */
export async function applyDiff({ difference, apply, write }: DiffToApply): Promise<void> {
  if (difference.length === 0) {
    console.log('Nada muda.');
    return;
  }
  console.log(difference.join('\n'));
  if (apply) await write();
  console.log(
    apply ? 'Aplicado. Confira com git diff e npm test.' : 'Nada foi escrito. Para aplicar: --aplicar',
  );
}
