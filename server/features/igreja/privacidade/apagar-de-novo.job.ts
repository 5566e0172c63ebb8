import { from } from '../../../kernel/data/tenant/records.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import { Context } from '../../../kernel/work/context/context.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { anonymise } from './anonimizar.js'

/**
 * Erases people again whom a restored backup has brought back: they had their data erased after it. Idempotent: those
 * who are erased are left out. One who cannot be erased, such as the leader of a group, keeps nobody else back.
 */
export const eraseAgainJob: Job<{ ids: number[] }> = {
  name: 'lgpd.apagarDeNovo',
  async run(services, { ids, idCliente, requisicao }) {
    const author = { idUsuario: null, acao: 'lgpd.anonimizar' as const, requisicao }
    const failures: unknown[] = []
    for (const id of ids)
      await transaction(services.sessions, idCliente, author, async (work) => {
        const person = await from(work, 'usuario')
          .select('id')
          .where('id', '=', id)
          .where('anonimizadoEm', 'is', null)
          .executeTakeFirst()
        if (!person) return
        const ctx = new Context(services, { viewer: null, requestId: requisicao, ip: '', userAgent: '' })
        await anonymise({ ...work, ctx }, id)
        await auditEvent(work, author.acao, null, { id_registro: id })
      }).catch((error) => {
        services.log.warn({ idCliente, idUsuario: id, err: error }, 'person not erased again')
        failures.push(error)
      })
    if (failures.length) throw failures[0]
  },
}
