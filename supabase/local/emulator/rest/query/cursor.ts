import type { RestError } from '../errors.ts';
import { parseProblem } from '../postgrest-errors.ts';

/** Walks over one query parameter; every failure is PGRST100 with the place of the trouble. */
export class Cursor {
  readonly #text: string;
  readonly #what: string;
  #at = 0;

  /** `what` names the parameter in messages, for example `select parameter (id,name)`. */
  constructor(text: string, what: string) {
    this.#text = text;
    this.#what = what;
  }

  get position(): number {
    return this.#at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  rewind(position: number): void {
    this.#at = position;
  }

  sees(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  take(text: string): boolean {
    if (!this.sees(text)) return false;
    this.#at += text.length;
    return true;
  }

  expect(text: string): void {
    if (!this.take(text)) throw this.failure(`"${text}"`);
  }

  /** Steps over what a sticky expression matches here; null when it does not match. */
  match(sticky: RegExp): string | null {
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text)?.[0];
    if (found === undefined) return null;
    this.#at += found.length;
    return found;
  }

  skipSpace(): void {
    this.match(/[ \t]*/y);
  }

  lexeme(text: string): void {
    this.skipSpace();
    this.expect(text);
    this.skipSpace();
  }

  expectEnd(expecting: string): void {
    if (!this.atEnd) throw this.failure(expecting);
  }

  failure(expecting: string): RestError {
    const next = this.#text[this.#at];
    return parseProblem(
      this.#what,
      this.#at + 1,
      next === undefined ? 'end of input' : `"${next}"`,
      expecting,
    );
  }
}
