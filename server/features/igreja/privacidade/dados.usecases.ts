import { z } from 'zod'
import type { Viewer } from '../../../kernel/access/can.js'
import { auditRead } from '../../../kernel/audit/audit.js'
import { inTurn } from '../../../kernel/limits/heavy.js'
import { from } from '../../../kernel/tenant/records.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { podeLerComentario, type Reservada } from '../../pessoas/visita-pastoral/index.js'
import { copiaDaIgreja } from './copia-da-igreja.js'
import { dadosDaPessoa } from './dados.queries.js'

/** 'Solicitar Dados': all data that the church has about the current user. */
export const solicitarDados = readCase({
  action: 'eu.ler',
  personal: true,
  input: z.object({}),
  async run(work) {
    const { ctx } = work
    const { id, idCliente } = ctx.viewer as Viewer
    const { nome } = await from({ ...work, idCliente }, 'cliente')
      .select('nome')
      .executeTakeFirstOrThrow()
    await work.leave()
    // not in the request's transaction: it hides from a limited leader the own records in groups that others lead
    const reading = await openReading(ctx.services.sessions, idCliente)
    const { usuario, ...registros } = await dadosDaPessoa({ ...reading, idCliente }, id).finally(() => reading.end())
    await auditRead(ctx, idCliente, 'lgpd.solicitarDados', {})
    return { geradoEm: new Date().toISOString(), igreja: nome, pessoa: usuario?.[0] ?? null, registros }
  },
})

/** Exports the whole church, for its administrator. */
export const exportarIgreja = readCase({
  action: 'igreja.exportar',
  input: z.object({}),
  async run({ ctx, leave }) {
    const idCliente = ctx.ownTenant(null)
    await leave()
    await auditRead(ctx, idCliente, 'igreja.exportar', {})
    const leComentario = (visita: Reservada) => podeLerComentario(visita, ctx)
    const data = await inTurn(ctx, idCliente, () => copiaDaIgreja(ctx.services, idCliente, { leComentario }))
    return { filename: `igreja-${idCliente}.zip`, data }
  },
})
