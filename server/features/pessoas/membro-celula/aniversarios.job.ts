import { type RawBuilder, sql } from 'kysely'
import { type DateOnly, instantIn } from '../../../kernel/dates.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import { inEachChurch } from '../../../kernel/jobs/each-church.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { type Aviso, avisar } from '../../acesso/aviso/index.js'

export const aniversarioNaCelula: NoticeKind = {
  name: 'celula.aniversario',
  title: 'Aniversários da célula',
  description: 'De manhã, quando alguém da célula que você lidera faz aniversário.',
  action: 'celula.ler',
  email: false,
}

/** Local hours in which birthdays are told; the later ones only make up for an hour in which no server ran. */
const hours = { from: 8, to: 11 } as const

const local = sql`(now() at time zone c.fuso_horario)`

/** SQL: whether somebody born on that day has a birthday. In other years one on 29 February is on the 28th. */
export const isBirthday = (born: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql<boolean>`(
  to_char(${born}, 'MMDD') = to_char(${today}, 'MMDD')
  or to_char(${born}, 'MMDD') = '0229' and to_char(${today}, 'MMDD') = '0228' and to_char(${today} + 1, 'MMDD') = '0301')`

/** Joins the membership of a person whose birthday it is with that of a leader of the same active cell. */
const pairs = (today: RawBuilder<unknown>) => sql`
  membro_celula m
  join usuario p on p.id = m.id_membro and p.id_cliente = m.id_cliente and p.excluido_em is null and p.usuario_ativo = 1
    and ${isBirthday(sql`p.data_nascimento`, today)}
  join celula g on g.id = m.id_celula and g.id_cliente = m.id_cliente and g.excluido_em is null
    and g.status_celula = 'ativa'
  join membro_celula l on l.id_celula = m.id_celula and l.id_cliente = m.id_cliente and l.membro_lider = 1
    and l.excluido_em is null and l.id_membro <> m.id_membro`

/** The churches where it is morning and a cell has a birthday, each with its date and its time zone. */
async function igrejas({ sessions }: Parameters<typeof avisarAniversarios.run>[0]) {
  const { db, end } = await openReading(sessions, null)
  const { rows } = await sql<{ idCliente: number; hoje: DateOnly; fuso: string }>`
    select c.id as "idCliente", ${local}::date::text as hoje, c.fuso_horario as fuso from cliente c
    where extract(hour from ${local}) between ${hours.from} and ${hours.to}
      and c.suspenso_em is null and c.apagar_em is null
      and exists (select from ${pairs(sql`${local}::date`)} where m.id_cliente = c.id_cliente and m.excluido_em is null)
    order by c.id`
    .execute(db)
    .finally(end)
  return rows
}

/** One notice for each leader and cell. It names nobody: the cell's page shows who it is. */
async function avisos({ db, idCliente }: Writing, hoje: DateOnly, fuso: string): Promise<Aviso[]> {
  const { rows } = await sql<{ lider: number; celula: number }>`
    select distinct l.id_membro as lider, m.id_celula as celula from ${pairs(sql`${hoje}::date`)}
    where m.id_cliente = ${idCliente} and m.excluido_em is null order by 2, 1`.execute(db)
  return rows.map(({ lider, celula }) => ({
    idUsuario: lider,
    titulo: 'Hoje é dia de parabéns',
    texto: 'Alguém da sua célula faz aniversário. Toque para ver quem é.',
    caminho: `/dashboard/membrosCelula/${celula}`,
    chave: `celula.aniversario:${hoje}:${celula}`,
    valeAte: instantIn(fuso, hoje, true),
  }))
}

/** Tells leaders of the birthdays in their cells. Runs every hour, because it is morning at different times. */
export const avisarAniversarios: Job<object> = {
  name: 'celula.aniversarios',
  schedule: '22 * * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'celula.aniversario' as const, requisicao }
    await inEachChurch(services, await igrejas(services), ({ idCliente, hoje, fuso }) =>
      transaction(services.sessions, idCliente, author, async (work) =>
        avisar(work, { services, author }, aniversarioNaCelula, await avisos(work, hoje, fuso)),
      ),
    )
  },
}
