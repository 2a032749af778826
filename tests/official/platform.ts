import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';
import { type CliAnswer, openSupabaseCli } from '../../supabase/local/cli/official/supabase-cli.ts';
import { listen } from '../../supabase/local/emulator/gateway/listen.ts';

export interface Platform {
  /** A command of the CLI about the one project of this platform. */
  run(args: readonly string[]): Promise<CliAnswer>;
  close(): Promise<void>;
}

/** The CLI with a stand-in for the hosted platform's API, which answers as `answer` does. */
export async function openPlatform(answer: (request: Request) => Promise<Response>): Promise<Platform> {
  const api = await listen({ port: 0, variable: '', fetch: answer });
  const supabase = await openSupabaseCli(inject('official').cli);
  const url = `http://127.0.0.1:${api.port}`;
  const profile = path.join(supabase.workdir, 'profile.yaml');
  const lines = ['name: local', `api_url: ${url}`, `dashboard_url: ${url}`, 'project_host: platform.test'];
  await writeFile(profile, lines.join('\n'));
  const project = [`--remote=${'a'.repeat(20)}`, '--profile', profile];
  return {
    run: (args) => supabase.run([...args, ...project], { SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}` }),
    async close() {
      await supabase.remove();
      await api.close();
    },
  };
}
