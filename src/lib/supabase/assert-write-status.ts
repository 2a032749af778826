/**
 * A write that asks for no row back answers 201 or 204 (PostgREST); anything else came from something between, such as a
 * Wi-Fi sign-in page. @throws then.
 */
export function assertWriteStatus({ status }: { status: number }): void {
  if (status !== 201 && status !== 204) throw new Error(`A write was answered with ${status}.`);
}
