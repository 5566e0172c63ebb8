import type { Modulo } from '../../../../schema/rules/acesso/modulos.input.js'

/** What the page shows of the parts of a module that the church does not use. */
const emptyParts: Partial<Record<Modulo, Record<string, null | readonly never[]>>> = {
  celulas: { celulas: null, celulasQueLidero: null, minhaCelula: null },
  missoes: { campanhas: null },
  escalas: { minhasEscalas: [], meusConvites: [] },
  salas: { pedidosSala: null },
  mural: { posts: null },
}

/** The kinds of groups and of calendar entries that belong to a module. */
const moduloOfKind: Readonly<Record<string, Modulo>> = {
  encontro: 'celulas',
  missao: 'missoes',
  reuniaoLideranca: 'reunioes',
  grupoLouvor: 'louvor',
  ensaioLouvor: 'louvor',
  classeEBD: 'ebd',
  aulaEBD: 'ebd',
  reserva: 'salas',
}

/** The parts of the page that the church does not use, as they are shown: null or empty. */
export const partsOff = (off: readonly Modulo[]): Record<string, null | readonly never[]> =>
  Object.assign({}, ...off.map((modulo) => emptyParts[modulo]))

/** Whether the church uses the module of this kind of group or of calendar entry. Most kinds belong to none. */
export function usesKind(off: readonly Modulo[], tipo: string): boolean {
  const modulo = moduloOfKind[tipo]
  return modulo === undefined || !off.includes(modulo)
}
