import { requireUser } from './authentication.ts';
import type { Handler } from '../context.ts';
import { invalid } from '../errors.ts';
import { endSessions } from './sessions.ts';

/** POST /logout?scope=: all sessions (global, default), this one (local) or others. */
export const logout: Handler = async (context, { request, url }) => {
  const { user, session } = await requireUser(context, request);
  const scope = url.searchParams.get('scope') ?? '';
  if (!['', 'global', 'local', 'others'].includes(scope)) {
    throw invalid(`Unsupported logout scope "${scope}"`);
  }
  const only = scope === 'local' ? session?.id : undefined;
  const except = scope === 'others' ? session?.id : undefined;
  await context.database.transaction((tx) =>
    endSessions(tx, user.id, {
      ...(only === undefined ? {} : { only }),
      ...(except === undefined ? {} : { except }),
    }),
  );
  return new Response(null, { status: 204 });
};
