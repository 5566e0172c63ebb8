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
}

/** The person's record once baptised. */
export const asBaptised = ({ dataBatismo }: Baptism): Faith => ({ recemConvertido: 0, dataBatismo })

/**
 * The person's record without this baptism: each of the two goes back to what it was, unless it no longer holds what the
 * baptism wrote. What somebody has corrected there since stays.
 */
export const withoutBaptism = (person: Faith, { dataBatismo, dataAnterior }: Baptism): Faith => ({
  // only a recent convert is baptised, so that is what the person was
  recemConvertido: 1,
  dataBatismo: person.dataBatismo === dataBatismo ? (dataAnterior ?? null) : (person.dataBatismo ?? null),
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
