import { sql } from 'kysely'
import { emailsKey } from '../../../kernel/mail/email-limits.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/** A church as the platform's administrator sees it. */
export interface IgrejaPlataforma {
  id: number
  uuid: string
  nome: string
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

const situacao = sql`case when c.apagar_em is not null then 'encerrando' when c.suspenso_em is not null then 'suspensa' else 'ativa' end`

/** All churches, newest first. Their figures are computed only for the requested page. */
export async function listar({ db }: Reading, input: Input) {
  const { limit, offset } = input
  const conditions = searchPatterns(input.busca).map((pattern) => sql`normalizar(c.nome) like ${pattern}`)
  if (input.situacao) conditions.push(sql`${situacao} = ${input.situacao}`)
  const matching = sql`from cliente c ${conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`
  const { rows } = await sql<IgrejaPlataforma>`
    select c.id, c.uuid, c.nome, c.created_at as "createdAt", c.motivo_suspensao as "motivoSuspensao", c.apagar_em as "apagarEm",
      c.situacao, (select count(*)::int from usuario u where u.id_cliente = c.id and u.excluido_em is null) as pessoas,
      (select ceil(coalesce(sum(a.bytes), 0) / 1000.0)::int from arquivo a where a.id_cliente = c.id) as kilobytes,
      (select max(s.usada_em) from sessao s where s.id_cliente = c.id) as "ultimaAtividade",
      coalesce((select l.points from limite l where l.key = ${emailsKey('')} || c.id), 0) as "emailsHoje"
    from (select c.*, ${situacao} as situacao ${matching} order by c.id desc limit ${limit === undefined ? null : limit + 1} offset ${offset}) c
    order by c.id desc`.execute(db)
  const hasMore = limit !== undefined && rows.length > limit
  const page = { rows: hasMore ? rows.slice(0, limit) : rows, hasMore, offset }
  if (!input.comTotal) return page
  const count = await sql<{ total: string }>`select count(*) as total ${matching}`.execute(db)
  return { ...page, total: Number(count.rows[0]?.total ?? 0) }
}
