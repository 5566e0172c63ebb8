import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** `acoesPermitidas` of a baptism: it can be deleted and restored, but not edited. */
export function actionsOfBatismo(row: { excluidoEm: Date | null }, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return who.can('batismo.excluir') ? ['excluir'] : []
}

/** Why a baptism has no certificate; null when it has one. */
export function refusalOfCertificado(row: { planejado: boolean; excluidoEm: Date | null }): string | null {
  if (row.excluidoEm) return 'Este batismo está na Lixeira. Restaure-o para ver o certificado.'
  return row.planejado ? 'Este batismo ainda está planejado. O certificado fica pronto no dia dele.' : null
}

/** The fields of a person's record that a baptism changes. */
interface Faith {
  recemConvertido: number
  dataBatismo?: string | null | undefined
}

interface Baptism {
  dataBatismo: string
  dataAnterior?: string | null | undefined
  recemAnterior: number
}

/** The person's values before the baptism takes effect. They are kept, to be set again if the baptism is deleted. */
export const before = ({ recemConvertido, dataBatismo }: Faith) => ({
  recemAnterior: recemConvertido,
  dataAnterior: dataBatismo ?? null,
})

/** The person's values after the baptism. */
export const asBaptised = ({ dataBatismo }: Pick<Baptism, 'dataBatismo'>): Faith => ({
  recemConvertido: 0,
  dataBatismo,
})

/**
 * The person's values after this baptism is deleted. Each field gets its earlier value again, unless somebody has
 * corrected the field since the baptism.
 */
export const withoutBaptism = (person: Faith, { dataBatismo, dataAnterior, recemAnterior }: Baptism): Faith => ({
  recemConvertido: person.recemConvertido === 0 ? recemAnterior : person.recemConvertido,
  dataBatismo: person.dataBatismo === dataBatismo ? (dataAnterior ?? null) : (person.dataBatismo ?? null),
})

/**
 * The earlier values that a later baptism must store after the baptism before it was deleted. A value that came from
 * the deleted baptism is replaced by the earlier value that the deleted baptism stored.
 */
export const takenOver = (later: Baptism, { dataBatismo, dataAnterior, recemAnterior }: Baptism) => ({
  dataAnterior: later.dataAnterior === dataBatismo ? (dataAnterior ?? null) : (later.dataAnterior ?? null),
  recemAnterior: later.recemAnterior === 0 ? recemAnterior : later.recemAnterior,
})

/**
 * The earlier values that a restored baptism and the next one that took effect after it must store: the reverse of
 * `takenOver`. The person's own values stay those of the later one.
 */
export const putBefore = (later: Baptism, { dataBatismo }: Pick<Baptism, 'dataBatismo'>) => ({
  este: { dataAnterior: later.dataAnterior ?? null, recemAnterior: later.recemAnterior },
  depois: { dataAnterior: dataBatismo, recemAnterior: 0 },
})

interface PlacedRow {
  dataBatismo: string
  quantidadeNaData: number
  posicaoNaData: number
}

/**
 * The dates of a page of rows sorted by date: each with its number of baptisms, and the position of its first row on
 * the page.
 */
export const datesOfPage = (rows: readonly PlacedRow[]) =>
  [...Map.groupBy(rows, ({ dataBatismo }) => dataBatismo)].map(([dataBatismo, [first]]) => ({
    dataBatismo,
    quantidade: first?.quantidadeNaData ?? 0,
    primeiro: first?.posicaoNaData ?? 0,
  }))
