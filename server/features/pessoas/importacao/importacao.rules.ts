import { type Perfil, perfis } from '../../../kernel/access/actions.js'

/** Number of days in which an import can be undone, and an unused preview is kept. */
export const daysToKeep = 7

/**
 * How many previews a church may have, and for how many files the rows are kept; an additional one replaces the oldest.
 * The rows of one file take up to 100 MB.
 */
export const keptFiles = { previas: 5, arquivos: 20 } as const

/** How the warning begins of a row whose e-mail is another person's. */
export const emailOfOther = 'O e-mail é o de '

interface Contagem {
  validas: number
  comErro: number
  duplicadas: number
}

const linesOf = (count: number, what: string): string => (count === 1 ? `1 linha ${what}` : `${count} linhas ${what}`)

interface ToIgnore {
  duplicadas: boolean
  comErro: boolean
}

/**
 * The reason why these rows cannot be imported, or undefined.
 * @param ignore the kinds of rows to leave out
 */
export function saveRefusal({ validas, comErro, duplicadas }: Contagem, ignore: ToIgnore) {
  if (comErro > 0 && !ignore.comErro) {
    return { code: 'VALIDATION_FAILED', message: `Há ${linesOf(comErro, 'com erro')}. Nada foi gravado.` } as const
  }
  if (duplicadas > 0 && !ignore.duplicadas) {
    const which = duplicadas === 1 ? 'duplicada' : 'duplicadas'
    return { code: 'CONFLICT', message: `Há ${linesOf(duplicadas, which)}. Nada foi gravado.` } as const
  }
  if (validas === 0) return { code: 'VALIDATION_FAILED', message: 'Não há linhas para importar.' } as const
  return undefined
}

/** The reason why rows that are others than in the preview are not imported at once, or undefined. */
export const previewRefusal = (changed: number) =>
  changed === 0
    ? undefined
    : ({
        code: 'CONFLICT',
        message: `Desde a prévia mudou de quem é o e-mail de ${linesOf(changed, '').trim()}. Nada foi gravado: confira a prévia e clique em Importar outra vez.`,
      } as const)

/** The perfil of imported people: members. What a token imports has no perfil until somebody with a password gives it. */
export const perfilOfImported = (byToken: boolean): Perfil => (byToken ? perfis.none : perfis.member)

/** When the invitations to so many people would go out, by what the church may send today and tomorrow. */
export function convitesIn(total: number, may: { hoje: number; amanha: number }) {
  const hoje = Math.min(total, may.hoje)
  return { total, hoje, amanha: Math.min(total - hoje, may.amanha) }
}

/** The reason why an import cannot be undone, or undefined. */
export function canUndo(
  importacao: { situacao: string; gravadaEm?: Date | null | undefined },
  now: Date,
): string | undefined {
  if (importacao.situacao === 'desfeita') return 'Esta importação já foi desfeita.'
  if (importacao.situacao !== 'gravada' || !importacao.gravadaEm) return 'Esta importação ainda não foi gravada.'
  const days = (now.getTime() - importacao.gravadaEm.getTime()) / 86_400_000
  return days > daysToKeep ? `Uma importação só pode ser desfeita até ${daysToKeep} dias depois de gravada.` : undefined
}

/** `acoesPermitidas` of an import: a preview can be imported, and an import can be undone for some days. */
export function actionsOfImportacao(row: { situacao: string; gravadaEm: Date | string | null }, now: Date): string[] {
  if (row.situacao === 'previa') return ['gravar']
  const gravadaEm = row.gravadaEm === null ? null : new Date(row.gravadaEm)
  return canUndo({ situacao: row.situacao, gravadaEm }, now) === undefined ? ['desfazer'] : []
}

interface RowProblem {
  numero: number
  erros: string[]
}

/** The errors by row: { 'linha 3': 'CPF inválido.' } */
export const byLine = (problems: readonly RowProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ numero, erros }) => [`linha ${numero}`, erros.join(' ')]))

/** What of the rows was left out, one text for each. */
export const avisosByLine = (linhas: readonly { numero: number; avisos: string[] }[]): string[] =>
  linhas.flatMap(({ numero, avisos }) => avisos.map((aviso) => `Linha ${numero}: ${aviso}`))

const named = 3

/**
 * The errors of the first rows as one text.
 * @param total number of rows with errors in the whole file
 */
export function resumo(problems: readonly RowProblem[], total: number): string {
  const first = problems.slice(0, named).map(({ numero, erros }) => `Linha ${numero}: ${erros.join(' ')}`)
  const others = total - first.length
  if (others > 0) first.push(others === 1 ? 'Há mais 1 linha com problema.' : `Há mais ${others} linhas com problemas.`)
  return `${first.join(' ')} Nada foi importado.`
}
