import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { listarAuditoriaInput } from './auditoria.input.js'
import { listar } from './auditoria.queries.js'
import { mudancas } from './auditoria.rules.js'

/** Who did what, for those who answer for the church. */
export const listarAuditoria = readCase({
  action: 'auditoria.ler',
  input: listarAuditoriaInput,
  async run(work, input) {
    const { ctx } = work
    const list = await listar(work, input, await fusoDe(ctx, ctx.ownTenant(work.idCliente)))
    const rows = list.rows.map(({ id, antes, depois, ...row }) => ({
      ...row,
      // a bigint comes as text
      id: Number(id),
      mudancas: mudancas(antes as Record<string, unknown> | null, depois as Record<string, unknown> | null),
    }))
    return { ...list, rows }
  },
})
