/** @throws when something in between, such as Wi-Fi sign-in, answered instead of PostgREST. */
export function assertWriteStatus({ status }: { status: number }): void {
  if (status !== 201 && status !== 204) throw new Error(`A write was answered with ${status}.`);
}
