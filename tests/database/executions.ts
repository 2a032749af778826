/** 'runs': executed, whatever it then answered. '—': no EXECUTE (42501, permission denied). */
export type Call = '—' | 'runs';
export type Execution = readonly [Call, Call, Call, Call, Call, Call];

export const signedIn: Execution = ['—', 'runs', 'runs', 'runs', 'runs', '—'];
export const serviceOnly: Execution = ['—', '—', '—', '—', '—', 'runs'];
export const everyone: Execution = ['runs', 'runs', 'runs', 'runs', 'runs', 'runs'];
export const checks: Execution = ['—', 'runs', 'runs', 'runs', 'runs', 'runs'];
export const internal: Execution = ['—', '—', '—', '—', '—', '—'];
