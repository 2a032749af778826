import { keep, eraseKept, readKept } from './device-store';
import type { ChoiceHome } from './home';
import { personOfCopy } from './chosen-person';
import { type ChoiceFlags, type ChoiceTarget, flagsIn, noChoice } from './model';
import { inListOrder, nameOf } from './my-choices-model';
import { fetchPeople } from './people-reads';

const channelName = 'escolhas-no-aparelho';

async function save(kind: string, target: ChoiceTarget, wish: ChoiceFlags): Promise<ChoiceFlags> {
  const { id, nome, foto = null, partido = null, uf = null } = target;
  await keep({ kind, id, nome, foto, partido, uf, ...wish });
  tellOtherTabs();
  return wish;
}

/** A channel for each message: one that is kept open keeps a page from being restored. */
function tellOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(null);
  channel.close();
}

/** The choices kept in this browser; nothing of them is ever sent. */
export const deviceHome: ChoiceHome = {
  list: async (kind) => {
    const rows = await readKept(kind);
    return rows.map(({ id, favorito, ignorado }) => ({ id, favorito, ignorado }));
  },
  listChosen: async (kind, signal) => {
    const rows = await readKept(kind);
    if (rows.length === 0) return [];
    const people = await fetchPeople(kind, signal);
    return inListOrder(
      rows.map(({ id, favorito, ignorado, ...copy }) => ({
        kind,
        rowId: id,
        id,
        person: people ? (people.get(id) ?? null) : personOfCopy(copy),
        favorito,
        ignorado,
      })),
    );
  },
  save,
  // Undoing finds nothing kept any more: the copy is then that of the list.
  changeFlag: async (chosen, flag, isOn) => {
    const { kind, id, person } = chosen;
    const kept = (await readKept(kind)).find((one) => one.id === id);
    const target = kept ?? { ...person, id, nome: nameOf(chosen) };
    return save(kind, target, { ...flagsIn(kept ?? noChoice), [flag]: isOn });
  },
  erase: eraseKept,
  watch: (onChange) => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = onChange;
    return () => channel.close();
  },
};
