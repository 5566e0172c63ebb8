import { sql } from 'kysely'
import { z } from 'zod'
import { optional, recordRef, requiredText } from '../../../../schema/rules/formats.js'
import { listInput } from '../../../../schema/rules/pagination.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import { dailyEmails } from '../../../kernel/work/mail/email-limits.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Cliente } from '../../acesso/cliente/index.js'
import { listRows } from './plataforma.queries.js'

const action = 'plataforma.operar'

export const listIgrejas = readCase({
  action,
  input: z.object({
    ...listInput,
    situacao: optional(z.enum(['ativa', 'suspensa', 'encerrando'], 'Situação inválida.')),
  }),
  async run(work, input) {
    const { mailDailyLimit } = work.ctx.services.config
    const list = await listRows(work, input)
    const withLimit = list.rows.map((row) => {
      const limit = dailyEmails(mailDailyLimit, new Date(row.createdAt))
      return { ...row, limiteEmails: Number.isFinite(limit) ? limit : null }
    })
    return { ...list, rows: withLimit }
  },
})

const igrejaRef = z.object({ id: recordRef('Informe a igreja.') })

/** Suspends a church: its users can still read, but not write. No data are lost. */
export const suspenderIgreja = useCase({
  action,
  ofChurch: true,
  input: igrejaRef.extend({ motivo: requiredText(200, 'Informe o motivo.') }),
  async run(work, { motivo }) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (work.ctx.idWithin(igreja.id) !== null) throw conflict('A igreja da própria plataforma não pode ser suspensa.')
    if (igreja.suspensoEm) throw conflict('Esta igreja já está suspensa.')
    Object.assign(igreja, { suspensoEm: new Date(), motivoSuspensao: motivo })
    return { message: 'Igreja suspensa.' }
  },
})

export const reativarIgreja = useCase({
  action,
  ofChurch: true,
  input: igrejaRef,
  async run(work) {
    const igreja = await recordToChange(work, Cliente, work.idCliente)
    if (!igreja.suspensoEm) throw conflict('Esta igreja não está suspensa.')
    Object.assign(igreja, { suspensoEm: null, motivoSuspensao: null })
    return { message: 'Igreja reativada.' }
  },
})

/** A job that failed in all its attempts, as the queue keeps it. */
interface Tarefa {
  id: string
  nome: string
  idCliente: number | null
  tentativas: number
  createdAt: Date
  falhouEm: Date | null
}

/** The queue's tables belong to no church, so the application's role may read them. */
export const listFailedTarefas = readCase({
  action,
  input: z.object(listInput),
  async run({ ctx, idCliente }, { limit, offset, comTotal }) {
    const reading = await openReading(ctx.services.sessions, 0)
    const failed = sql`from pgboss.job where state = 'failed'
      ${idCliente === null ? sql`` : sql`and (data ->> 'idCliente')::int = ${idCliente}`}`
    try {
      const { rows } = await sql<Tarefa>`
        select id, name as nome, (data ->> 'idCliente')::int as "idCliente", retry_count + 1 as tentativas,
          created_on as "createdAt", completed_on as "falhouEm"
        ${failed} order by created_on desc limit ${limit === undefined ? null : limit + 1} offset ${offset}`.execute(
        reading.db,
      )
      const hasMore = limit !== undefined && rows.length > limit
      const page = { rows: hasMore ? rows.slice(0, limit) : rows, hasMore, offset }
      if (!comTotal) return page
      const count = await sql<{ total: string }>`
        select count(*) as total ${failed}`.execute(reading.db)
      return { ...page, total: Number(count.rows[0]?.total ?? 0) }
    } finally {
      await reading.end()
    }
  },
})

export const repetirTarefa = useCase({
  action,
  input: z.object({ id: z.uuid('Tarefa não encontrada.') }),
  async run(work, { id }) {
    const { rows } = await sql<{ nome: string }>`
      update pgboss.job set state = 'retry', completed_on = null, start_after = now(), retry_limit = retry_count + 1
      where id = ${id} and state = 'failed' returning name as nome`.execute(work.db)
    const [job] = rows
    if (!job) throw notFound('Tarefa não encontrada.')
    await auditEvent(work, 'tarefa.repetir', work.ctx.viewer?.id ?? null, { tarefa: job.nome })
    return { message: 'A tarefa voltou para a fila.' }
  },
})
