/**
 * Takes the answer to a write that asks for no row back: the table API then answers 201 or 204 (PostgREST). Anything
 * else, however friendly, comes from something on the way, such as the sign-in page of a Wi-Fi network.
 * @throws when the write was not carried out.
 */
export function assertWriteStatus({ status }: { status: number }): void {
  if (status !== 201 && status !== 204) throw new Error(`A write was answered with ${status}.`);
}
