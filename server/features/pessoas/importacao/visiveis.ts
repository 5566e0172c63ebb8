import { forbidden } from '../../../kernel/base/errors.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { MappedColumn } from '../../acesso/usuario/importacao.entity.js'
import { personalFields } from '../../acesso/usuario/index.js'
import type { ImportacaoRow, LineRow } from './importacao.queries.js'

const actions = ['usuario.lerDadosPessoais', 'usuario.lerEmail'] as const

type SentImportacao = Pick<ImportacaoRow, 'solicitadoPor'>

/**
 * Whether the person has sent the file, which then shows the person nothing new. For an API token no file is its own: its
 * scopes may be fewer than what the person may read.
 */
const hasSent = ({ viewer }: Context, { solicitadoPor }: SentImportacao): boolean =>
  viewer !== null && !viewer.escopos && viewer.id === solicitadoPor

const whoSees = (ctx: Context, importacao: SentImportacao): boolean[] =>
  actions.map((action) => hasSent(ctx, importacao) || ctx.reachesAll(action))

/** The columns without the texts of their cells, for whoever may not read these. */
export const visibleColumns = (
  ctx: Context,
  importacao: Pick<ImportacaoRow, 'solicitadoPor' | 'mapeamento'>,
): MappedColumn[] =>
  whoSees(ctx, importacao).every(Boolean)
    ? importacao.mapeamento
    : importacao.mapeamento.map(({ valores: _, ...coluna }) => coluna)

/** Rows of a file without what the current user may not read of everybody: the permission to import is not to read. */
export function visibleLines(ctx: Context, importacao: SentImportacao, rows: readonly LineRow[]): LineRow[] {
  const [pessoais, emails] = whoSees(ctx, importacao)
  const hidden: readonly string[] = [...(pessoais ? [] : personalFields), ...(emails ? [] : ['email'])]
  const shown = <T>(campo: string, value: T) => (hidden.includes(campo) ? null : value)
  return rows.map(({ email, telefoneUsuario, cpf, dados, avisos, ...row }) => ({
    ...row,
    email: shown('email', email),
    telefoneUsuario: shown('telefoneUsuario', telefoneUsuario),
    cpf: shown('cpf', cpf),
    // they name what stands in the cells
    avisos: hidden.length ? [] : avisos,
    dados: dados.filter(({ campo }) => !hidden.includes(campo)),
  }))
}

/**
 * For what gives the cells of a file as they are, whatever their columns hold.
 * @throws FORBIDDEN when some of it is hidden from the current user
 */
export function authoriseCelulas(ctx: Context, importacao: SentImportacao): void {
  if (hasSent(ctx, importacao)) return
  for (const action of actions) {
    ctx.authorise(action)
    if (!ctx.reachesAll(action))
      throw forbidden('Este arquivo tem dados de pessoas que o seu acesso não mostra. Peça a quem o enviou.')
  }
}
