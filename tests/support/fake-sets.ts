/** One set as `saude_dos_dados` answers. */
export function aSet(conjunto: string, own: Record<string, unknown> = {}) {
  return {
    conjunto,
    dados_ate: '2026-05-21',
    lido_em: '2026-05-21T12:00:00Z',
    origem: 'copia',
    fonte: null,
    falhas: 0,
    registros: null,
    com_votos: null,
    com_partido: null,
    linhas_fora: 0,
    desistencias: 0,
    ...own,
  };
}
