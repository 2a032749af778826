import { fileURLToPath } from 'node:url';
import { startupMessage, foreignStartupMessage } from '../launch/startup-message.ts';
import { pointApplicationAt, pointPagesAt } from '../launch/application-environment.ts';
import { startInSteps } from '../launch/cleanup.ts';
import { type Running, runUntilStopped } from '../launch/lifecycle.ts';
import { servePreview } from '../launch/serve-preview.ts';
import { launchSettings, type LaunchSettings, readVariables } from '../launch/settings.ts';
import { publishSite } from '../launch/publish-site.ts';
import { type NativeStack, startNativeStack } from '../official/native-stack.ts';
import { beginStack } from '../stack.ts';
import { loopbackSpellings } from '../../emulator/services.ts';

export const usage = { takes: '', says: 'O site construído e o backend embutido, em http://localhost:5173.' };

const root = fileURLToPath(new URL('../../../../', import.meta.url));

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function startWithForeign(settings: LaunchSettings, foreignUrl: string): Promise<Running> {
  return startInSteps(async (onStop) => {
    const site = await servePreview(settings.appPort);
    onStop(site.close);
    pointPagesAt(settings.siteUrl ?? site.url);
    await publishSite({ root, folder: settings.folder, site, onStop });
    print(foreignStartupMessage(site.url, foreignUrl));
  });
}

/** What the official stack is for: the same suite that the embedded backend passes. */
function contractCommand({ url, anonKey, serviceRoleKey }: NativeStack): string[] {
  return [
    'Testes de contrato contra ela:',
    `CONTRACT_SUPABASE_URL=${url} CONTRACT_SUPABASE_ANON_KEY=${anonKey} \\`,
    `  CONTRACT_SUPABASE_SERVICE_ROLE_KEY=${serviceRoleKey} npm run test:contract`,
  ];
}

function startOfficial(settings: LaunchSettings): Promise<Running> {
  return startInSteps(async (onStop) => {
    const site = await servePreview(settings.appPort);
    onStop(site.close);
    const stack = await startNativeStack({
      ...settings.functionVariables,
      ALLOWED_ORIGINS: loopbackSpellings(site.url).join(','),
    });
    onStop(stack.stop);
    pointApplicationAt(stack);
    pointPagesAt(settings.siteUrl ?? site.url);
    await publishSite({ root, folder: settings.folder, site, onStop });
    print(foreignStartupMessage(site.url, stack.url, 'SUPABASE_STACK', contractCommand(stack)));
  });
}

/** The database opens while the site is built; the pages of the candidates need both. */
function startEmbedded(settings: LaunchSettings): Promise<Running> {
  return startInSteps(async (onStop) => {
    const site = await servePreview(settings.appPort);
    onStop(site.close);
    const { backendPort: port, storage, functionVariables, camara, news } = settings;
    const backend = await beginStack({ port, storage, functionVariables, camara, news, siteUrl: site.url });
    onStop(backend.stop);
    pointApplicationAt(backend);
    pointPagesAt(settings.siteUrl ?? site.url);
    const { ready } = backend;
    await publishSite({ root, folder: settings.folder, site, ready, onStop });
    print(startupMessage(site.url, backend.url, settings, await ready));
  });
}

/** `npm start`: with the embedded backend, the official stack or a named project. */
export async function run(): Promise<void> {
  const settings = launchSettings(await readVariables(root, 'production', process.env), root);
  await runUntilStopped(() => {
    if (settings.officialStack) return startOfficial(settings);
    return settings.foreign === null
      ? startEmbedded(settings)
      : startWithForeign(settings, settings.foreign.url);
  });
}
