import { sql } from 'kysely'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { emailsKey } from '../../../kernel/work/mail/email-limits.js'

/** A church as the platform's administrator sees it. */
export interface IgrejaPlataforma {
  id: number
  uuid: string
  nome: string
  fusoHorario: string
  createdAt: Date
  situacao: 'ativa' | 'suspensa' | 'encerrando'
  motivoSuspensao: string | null
  apagarEm: Date | null
  pessoas: number
  /** size of its pictures, rounded up */
  kilobytes: number
  ultimaAtividade: Date | null
  /** number of e-mails sent on this day (UTC) */
  emailsHoje: number
}

interface Input {
  busca?: string | null | undefined
  situacao?: string | null | undefined
  limit?: number | undefined
  offset: number
  comTotal: boolean
}

const status = sql`case when c.apagar_em is not null then 'encerrando' when c.suspenso_em is not null then 'suspensa' else 'ativa' end`

/** All churches, or the named one, newest first. Their figures are computed only for the requested page. */
export async function listRows({ db, idCliente }: Reading, input: Input) {
  const { limit, offset } = input
  const conditions = searchPatterns(input.busca).map((pattern) => sql`normalizar(c.nome) like ${pattern}`)
  if (idCliente !== null) conditions.push(sql`c.id = ${idCliente}`)
  if (input.situacao) conditions.push(sql`${status} = ${input.situacao}`)
  const matching = sql`from cliente c ${conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`
  const ofPage = (table: string) => sql`from ${sql.table(table)} where id_cliente in (select id from c)`
  const { rows } = await sql<IgrejaPlataforma>`
    with c as materialized (
      select c.id, c.uuid, c.nome, c.fuso_horario, c.created_at, c.motivo_suspensao, c.apagar_em, ${status} as situacao
      ${matching} order by c.id desc limit ${limit === undefined ? null : limit + 1} offset ${offset})
    select c.id, c.uuid, c.nome, c.fuso_horario as "fusoHorario", c.created_at as "createdAt", c.motivo_suspensao as "motivoSuspensao", c.apagar_em as "apagarEm",
      c.situacao, coalesce(u.pessoas, 0) as pessoas, coalesce(a.kilobytes, 0) as kilobytes, s.ultima as "ultimaAtividade",
      coalesce(l.points, 0) as "emailsHoje"
    from c
    left join (select id_cliente, count(*)::int as pessoas ${ofPage('usuario')} and excluido_em is null group by 1) u
      on u.id_cliente = c.id
    left join (select id_cliente, ceil(sum(bytes) / 1000.0)::int as kilobytes ${ofPage('arquivo')} group by 1) a
      on a.id_cliente = c.id
    left join (select id_cliente, max(usada_em) as ultima ${ofPage('sessao')} group by 1) s on s.id_cliente = c.id
    left join limite l on l.key = ${emailsKey('')} || c.id
    order by c.id desc`.execute(db)
  const hasMore = limit !== undefined && rows.length > limit
  const page = { rows: hasMore ? rows.slice(0, limit) : rows, hasMore, offset }
  if (!input.comTotal) return page
  const count = await sql<{ total: string }>`select count(*) as total ${matching}`.execute(db)
  return { ...page, total: Number(count.rows[0]?.total ?? 0) }
}
