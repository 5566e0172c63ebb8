import { type Perfil, perfis } from '../../../kernel/access/actions.js'

/** Number of days in which an import can be undone, and an unused preview is kept. */
export const prazoEmDias = 7

/**
 * How many previews a church may have, and for how many files the rows are kept; an additional one replaces the oldest.
 * The rows of one file take up to 100 MB.
 */
export const guardadas = { previas: 5, arquivos: 20 } as const

interface Contagem {
  validas: number
  comErro: number
  duplicadas: number
}

const linhas = (count: number, what: string): string => (count === 1 ? `1 linha ${what}` : `${count} linhas ${what}`)

interface Ignorar {
  duplicadas: boolean
  comErro: boolean
}

/**
 * The reason why these rows cannot be imported, or undefined.
 * @param ignorar the kinds of rows to leave out
 */
export function recusaDeGravar({ validas, comErro, duplicadas }: Contagem, ignorar: Ignorar) {
  if (comErro > 0 && !ignorar.comErro) {
    return { code: 'VALIDATION_FAILED', message: `Há ${linhas(comErro, 'com erro')}. Nada foi gravado.` } as const
  }
  if (duplicadas > 0 && !ignorar.duplicadas) {
    const which = duplicadas === 1 ? 'duplicada' : 'duplicadas'
    return { code: 'CONFLICT', message: `Há ${linhas(duplicadas, which)}. Nada foi gravado.` } as const
  }
  if (validas === 0) return { code: 'VALIDATION_FAILED', message: 'Não há linhas para importar.' } as const
  return undefined
}

/** The reason why rows that are others than in the preview are not imported at once, or undefined. */
export const recusaDaPrevia = (mudaram: number) =>
  mudaram === 0
    ? undefined
    : ({
        code: 'CONFLICT',
        message: `Desde a prévia mudou de quem é o e-mail de ${linhas(mudaram, '').trim()}. Nada foi gravado: confira a prévia e importe de novo.`,
      } as const)

/** The perfil of imported people: members. What a token imports has no perfil until somebody with a password gives it. */
export const perfilDosImportados = (porToken: boolean): Perfil => (porToken ? perfis.none : perfis.member)

/** When the invitations to so many people would go out, by what the church may send today and tomorrow. */
export function convitesEm(total: number, pode: { hoje: number; amanha: number }) {
  const hoje = Math.min(total, pode.hoje)
  return { total, hoje, amanha: Math.min(total - hoje, pode.amanha) }
}

/** The reason why an import cannot be undone, or undefined. */
export function podeDesfazer(
  importacao: { situacao: string; gravadaEm?: Date | null | undefined },
  now: Date,
): string | undefined {
  if (importacao.situacao === 'desfeita') return 'Esta importação já foi desfeita.'
  if (importacao.situacao !== 'gravada' || !importacao.gravadaEm) return 'Esta importação ainda não foi gravada.'
  const days = (now.getTime() - importacao.gravadaEm.getTime()) / 86_400_000
  return days > prazoEmDias
    ? `Uma importação só pode ser desfeita até ${prazoEmDias} dias depois de gravada.`
    : undefined
}

/** `acoesPermitidas` of an import: a preview can be imported, and an import can be undone for some days. */
export function acoesImportacao(row: { situacao: string; gravadaEm: Date | string | null }, now: Date): string[] {
  if (row.situacao === 'previa') return ['gravar']
  const gravadaEm = row.gravadaEm === null ? null : new Date(row.gravadaEm)
  return podeDesfazer({ situacao: row.situacao, gravadaEm }, now) === undefined ? ['desfazer'] : []
}

interface Problema {
  numero: number
  erros: string[]
}

/** The errors by row: { 'linha 3': 'CPF inválido.' } */
export const porLinha = (problemas: readonly Problema[]): Record<string, string> =>
  Object.fromEntries(problemas.map(({ numero, erros }) => [`linha ${numero}`, erros.join(' ')]))

/** What of the rows was left out, one text for each. */
export const avisosPorLinha = (linhas: readonly { numero: number; avisos: string[] }[]): string[] =>
  linhas.flatMap(({ numero, avisos }) => avisos.map((aviso) => `Linha ${numero}: ${aviso}`))

const named = 3

/**
 * The errors of the first rows as one text.
 * @param total number of rows with errors in the whole file
 */
export function resumo(problemas: readonly Problema[], total: number): string {
  const first = problemas.slice(0, named).map(({ numero, erros }) => `Linha ${numero}: ${erros.join(' ')}`)
  const others = total - first.length
  if (others > 0) first.push(others === 1 ? 'Há mais 1 linha com problema.' : `Há mais ${others} linhas com problemas.`)
  return `${first.join(' ')} Nada foi importado.`
}
