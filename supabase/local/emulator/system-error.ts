/** Of the operating system, by its code: 'ENOENT'. */
export function isSystemError(error: unknown, ...codes: readonly string[]): boolean {
  return codes.some((code) => error instanceof Error && 'code' in error && error.code === code);
}
