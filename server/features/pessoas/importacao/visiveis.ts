import type { Context } from '../../../kernel/context.js'
import { forbidden } from '../../../kernel/errors.js'
import { personalFields } from '../../acesso/usuario/index.js'
import type { ImportacaoRow, LinhaRow } from './importacao.queries.js'

const acoes = ['usuario.lerDadosPessoais', 'usuario.lerEmail'] as const

type Enviada = Pick<ImportacaoRow, 'solicitadoPor'>

/**
 * Whether the person has sent the file, which then shows the person nothing new. For an API token no file is its own: its
 * scopes may be fewer than what the person may read.
 */
const enviou = ({ viewer }: Context, { solicitadoPor }: Enviada): boolean =>
  viewer !== null && !viewer.escopos && viewer.id === solicitadoPor

/** Rows of a file without what the current user may not read of everybody: the permission to import is not to read. */
export function linhasVisiveis(ctx: Context, importacao: Enviada, rows: readonly LinhaRow[]): LinhaRow[] {
  const [pessoais, emails] = acoes.map((acao) => enviou(ctx, importacao) || ctx.reachesAll(acao))
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
export function autorizarCelulas(ctx: Context, importacao: Enviada): void {
  if (enviou(ctx, importacao)) return
  for (const acao of acoes) {
    ctx.authorise(acao)
    if (!ctx.reachesAll(acao))
      throw forbidden('Este arquivo tem dados de pessoas que o seu acesso não mostra. Peça a quem o enviou.')
  }
}
