/** Browsers may still be reading the file a moment after the click. */
const readingTime = 40_000;

export function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, readingTime);
}
