import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas`: a baptism is registered and deleted, never edited. */
export function acoesBatismo(row: { excluidoEm: Date | null }, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return who.can('batismo.excluir') ? ['excluir'] : []
}

/** What of a person's record a baptism writes. */
interface Faith {
  recemConvertido: number
  dataBatismo?: string | null | undefined
}

interface Baptism {
  dataBatismo: string
  dataAnterior?: string | null | undefined
  recemAnterior: number
}

/** What the person's record says before a baptism takes effect, for the day on which that is deleted. */
export const before = ({ recemConvertido, dataBatismo }: Faith) => ({
  recemAnterior: recemConvertido,
  dataAnterior: dataBatismo ?? null,
})

/** The person's record once baptised. */
export const asBaptised = ({ dataBatismo }: Pick<Baptism, 'dataBatismo'>): Faith => ({
  recemConvertido: 0,
  dataBatismo,
})

/**
 * The person's record without this baptism: each of the two goes back to what it was, unless it no longer holds what the
 * baptism wrote. What somebody has corrected there since stays.
 */
export const withoutBaptism = (person: Faith, { dataBatismo, dataAnterior, recemAnterior }: Baptism): Faith => ({
  recemConvertido: person.recemConvertido === 0 ? recemAnterior : person.recemConvertido,
  dataBatismo: person.dataBatismo === dataBatismo ? (dataAnterior ?? null) : (person.dataBatismo ?? null),
})

/**
 * What a later baptism has to say of the time before it, once this one is gone: where it found what this one wrote, it now finds
 * what this one had found.
 */
export const takenOver = (later: Baptism, { dataBatismo, dataAnterior, recemAnterior }: Baptism) => ({
  dataAnterior: later.dataAnterior === dataBatismo ? (dataAnterior ?? null) : (later.dataAnterior ?? null),
  recemAnterior: later.recemAnterior === 0 ? recemAnterior : later.recemAnterior,
})

interface PlacedRow {
  dataBatismo: string
  quantidadeNaData: number
  posicaoNaData: number
}

/** The dates of a page of rows in the order of date, and how much of each the page shows. */
export const datasDaPagina = (rows: readonly PlacedRow[]) =>
  [...Map.groupBy(rows, ({ dataBatismo }) => dataBatismo)].map(([dataBatismo, [first]]) => ({
    dataBatismo,
    quantidade: first?.quantidadeNaData ?? 0,
    primeiro: first?.posicaoNaData ?? 0,
  }))
