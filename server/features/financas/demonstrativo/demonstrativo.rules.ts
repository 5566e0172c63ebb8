import type { DateOnly } from '../../../../schema/rules/dates.js'
import { endOfMonth } from '../lancamento/index.js'

/** What every statement says of itself: the accountant's statements are others. */
export const gerencial = 'Gerencial, sem valor de demonstração contábil.'

interface Period {
  inicio: DateOnly
  fim: DateOnly
}

/** The same days one year before; the last day of a month stays the last day of its month. */
export const oneYearBefore = ({ inicio, fim }: Period): Period => ({ inicio: yearBefore(inicio), fim: yearBefore(fim) })

function yearBefore(dia: DateOnly): DateOnly {
  const mes = `${String(Number(dia.slice(0, 4)) - 1).padStart(4, '0')}-${dia.slice(5, 7)}`
  const last = endOfMonth(mes)
  const same = `${mes}-${dia.slice(8)}`
  return dia === endOfMonth(dia.slice(0, 7)) || same > last ? last : same
}

/** The months of a period, 'AAAA-MM', the oldest first. */
export function monthsBetween({ inicio, fim }: Period): string[] {
  const index = (dia: DateOnly) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1
  return Array.from({ length: index(fim) - index(inicio) + 1 }, (_, n) => {
    const month = index(inicio) + n
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** A line of a tree of two levels: a root category, or one of those below it. */
interface TreeNode {
  tipo: string
  categoria: number
  nivel: number
}

/**
 * Leaves out what is below a root when that is the root alone: the only line of the second level then says the same
 * again.
 */
export const withoutRepeats = <Linha extends TreeNode & { idCategoria: number | null }>(
  linhas: readonly Linha[],
): Linha[] => {
  const same = (a: TreeNode) => (b: TreeNode) => a.tipo === b.tipo && a.categoria === b.categoria
  return linhas.filter(
    (linha) =>
      linha.nivel === 1 ||
      linhas.some((other) => other.nivel === 2 && other.idCategoria !== null && same(linha)(other)),
  )
}

/** The name of a line: the church's own category, or its root; the entries of a root that has others below are apart. */
export const lineName = (nome: string, { nivel, idCategoria }: { nivel: number; idCategoria: number | null }) =>
  nivel === 2 && idCategoria === null ? 'Sem subcategoria' : nome
