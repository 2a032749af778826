import { fileURLToPath } from 'node:url';
import { startupMessage, foreignStartupMessage } from '../launch/startup-message.ts';
import { pointApplicationAt } from '../launch/application-environment.ts';
import { startInSteps } from '../launch/cleanup.ts';
import { startDevSite } from '../launch/dev-site.ts';
import { runUntilStopped } from '../launch/lifecycle.ts';
import { launchSettings, readVariables } from '../launch/settings.ts';
import { watchFunctions } from '../launch/watch-functions.ts';
import { startStack } from '../stack.ts';

export const usage = { takes: '', says: 'O mesmo que start, com recarga a cada mudança.' };

const root = fileURLToPath(new URL('../../../../', import.meta.url));

export async function run(): Promise<void> {
  const settings = launchSettings(await readVariables(root, 'development', process.env), root);
  if (settings.officialStack) throw new Error('SUPABASE_STACK=oficial vale só para npm start.');
  const siteUrl = `http://localhost:${settings.appPort}`;
  await runUntilStopped(() =>
    startInSteps(async (onStop) => {
      let message = foreignStartupMessage(siteUrl, settings.foreign?.url ?? '');
      if (settings.foreign === null) {
        const { backendPort: port, storage, functionVariables, camara, news } = settings;
        const backend = await startStack({ port, storage, functionVariables, camara, news, siteUrl });
        onStop(backend.stop);
        onStop(
          watchFunctions(fileURLToPath(new URL('../../../functions', import.meta.url)), backend.functions)
            .stop,
        );
        pointApplicationAt(backend);
        message = startupMessage(siteUrl, backend.url, settings, backend);
      }
      const site = await startDevSite(root, settings.appPort);
      onStop(site.stop);
      process.stdout.write(`${message}\n`);
    }),
  );
}
