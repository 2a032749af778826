/** Whether the real service gives this kind of content now. */
export async function answersWith(kind: 'json' | 'xml', url: string, timeoutMs: number): Promise<boolean> {
  try {
    const response = await fetch(url, {
      headers: { accept: `application/${kind}, */*;q=0.5` },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 200 && (response.headers.get('content-type')?.includes(kind) ?? false);
  } catch {
    // Offline, refused or too slow: whatever it is, the copy serves.
    return false;
  }
}
