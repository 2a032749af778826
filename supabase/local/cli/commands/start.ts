import { fileURLToPath } from 'node:url';
import { startupMessage, foreignStartupMessage } from '../launch/startup-message.ts';
import { pointApplicationAt, pointPagesAt } from '../launch/application-environment.ts';
import { startInSteps } from '../launch/cleanup.ts';
import { type Running, runUntilStopped } from '../launch/lifecycle.ts';
import { serveSite } from '../launch/serve-site.ts';
import { launchSettings, type LaunchSettings, readVariables } from '../launch/settings.ts';
import { publishSite } from '../launch/publish-site.ts';
import { beginStack } from '../stack.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function startWithForeign(settings: LaunchSettings, foreignUrl: string): Promise<Running> {
  return startInSteps(async (onStop) => {
    const site = await serveSite(settings.appPort);
    onStop(site.close);
    pointPagesAt(settings.siteUrl ?? site.url);
    await publishSite({ root, folder: settings.folder, site, onStop });
    print(foreignStartupMessage(site.url, foreignUrl));
  });
}

/** The database opens while the site is built; the pages of the candidates need both. */
function startEmbedded(settings: LaunchSettings): Promise<Running> {
  return startInSteps(async (onStop) => {
    const site = await serveSite(settings.appPort);
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

/** `npm start`: the built site with the embedded backend, or with the project that the environment names. */
export async function run(): Promise<void> {
  const settings = launchSettings(await readVariables(root, 'production', process.env), root);
  await runUntilStopped(() =>
    settings.foreign === null ? startEmbedded(settings) : startWithForeign(settings, settings.foreign.url),
  );
}
