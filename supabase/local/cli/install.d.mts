export function nodeRefusal(version: string): string | null;
export function folderRefusal(folder: string): string | null;
export function isInstalled(root: string): boolean;
export function ensureInstalled(
  root: string,
  runNpm?: (args: string[], cwd: string) => Promise<void>,
): Promise<void>;
