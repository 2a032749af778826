import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Failure {
  title: string;
  /** A file, or a file and its line. */
  place?: string;
  /** The first lines of what the runner said. */
  reason?: string[];
}

export interface Outcome extends Counts {
  failures: Failure[];
}

const problem = z.array(z.object({ '#text': z.string().default('') }));

const testCase = z.object({
  classname: z.string(),
  name: z.string(),
  failure: problem.optional(),
  error: problem.optional(),
  skipped: z.unknown().optional(),
});

const report = z.object({
  testsuites: z.object({
    testsuite: z.array(z.object({ testcase: z.array(testCase).default([]) })).default([]),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  isArray: (tag) => ['testsuite', 'testcase', 'failure', 'error'].includes(tag),
});

/** Playwright's line is in the failure; Vitest repeats by file. */
function placeOf(file: string, text: string): string {
  return /\S+\.spec\.ts:\d+/.exec(text.split('\n', 1)[0] ?? '')?.[0] ?? file;
}

const reasonLines = 12;

function reasonOf(text: string): string[] {
  const lines = stripVTControlCharacters(text).split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, reasonLines);
}

/** JUnit, from both runners; an unloaded file is one failed test. */
export function countTests(xml: string): Outcome {
  const tests = report.parse(parser.parse(xml)).testsuites.testsuite.flatMap((suite) => suite.testcase);
  const failures = tests.flatMap(({ classname, name, failure, error }) => {
    const [first] = failure ?? error ?? [];
    if (first === undefined) return [];
    const text = first['#text'];
    return [{ title: `${classname}: ${name}`, place: placeOf(classname, text), reason: reasonOf(text) }];
  });
  const skipped = tests.filter((test) => test.skipped !== undefined).length;
  return { passed: tests.length - failures.length - skipped, failed: failures.length, skipped, failures };
}

export function total(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => all.reduce((count, one) => count + one[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The last line of every run, in the form that other programs read. */
export function totalLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

export function exitCode({ passed, failed }: Counts): 0 | 1 {
  return passed > 0 && failed === 0 ? 0 : 1;
}
