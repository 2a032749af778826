/** 'runs': executed, whatever it then answered. '—': no EXECUTE (42501, permission denied). */
export type Call = '—' | 'runs';
export type Execution = readonly [Call, Call, Call, Call, Call, Call];

export const signedIn: Execution = ['—', 'runs', 'runs', 'runs', 'runs', '—'];
export const serviceOnly: Execution = ['—', '—', '—', '—', '—', 'runs'];
export const everyone: Execution = ['runs', 'runs', 'runs', 'runs', 'runs', 'runs'];
export const checks: Execution = ['—', 'runs', 'runs', 'runs', 'runs', 'runs'];
export const internal: Execution = ['—', '—', '—', '—', '—', '—'];

export type Rights = Record<string, { call: string; reach: Execution }>;

/** By signature, what each function is called with. */
export function callable(reach: Execution, calls: Record<string, string>): Rights {
  return Object.fromEntries(
    Object.entries(calls).map(([signature, values]) => [
      signature,
      { call: `select ${signature.replace(/\(.*/s, '')}(${values})`, reach },
    ]),
  );
}
