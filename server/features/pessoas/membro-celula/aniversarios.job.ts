import { type RawBuilder, sql } from 'kysely'
import { type DateOnly, instantIn } from '../../../../schema/rules/dates.js'
import { openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { type Aviso, notifyMany } from '../../acesso/aviso/index.js'
import { grantsOfPeople } from '../../acesso/sessao/index.js'
import { aniversarioOf } from '../../acesso/usuario/index.js'

export const aniversarioNoGrupo: NoticeKind = {
  name: 'celula.aniversario',
  title: 'Aniversários dos seus grupos',
  description: 'De manhã, quando alguém de uma célula, classe ou outro grupo que você lidera faz aniversário.',
  // of each group only leaders who may read it are told
  action: 'eu.ler',
  email: false,
}

/** Local hours in which birthdays are told; the later ones only make up for an hour in which no server ran. */
const hours = { from: 8, to: 11 } as const

const local = sql`(now() at time zone c.fuso_horario)`

/** SQL: whether somebody born on that day has a birthday. In other years one on 29 February is on the 28th. */
export const isBirthday = (born: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql<boolean>`(
  to_char(${born}, 'MMDD') = to_char(${today}, 'MMDD')
  or to_char(${born}, 'MMDD') = '0229' and to_char(${today}, 'MMDD') = '0228' and to_char(${today} + 1, 'MMDD') = '0301')`

/** The kinds of groups whose leaders are told, by the names of their features. */
const kinds = ({ features }: Pick<Services, 'features'>) =>
  features.flatMap(({ name, led }) => (led?.birthdays ? [{ name, ...led.birthdays }] : []))

/** Only the people of these groups whose birthday it is, unless it is the leader's own. */
const withBirthday = (today: RawBuilder<unknown>) => sql`
  join usuario p on p.id = m.membro and p.id_cliente = m.id_cliente and p.excluido_em is null and p.usuario_ativo = 1
    and m.lider <> m.membro and ${isBirthday(aniversarioOf('p'), today)}`

/** The churches where it is morning and a group has a birthday, each with its date and its time zone. */
async function igrejas(services: Services) {
  const { db, end } = await openReading(services.sessions, null)
  // joins and no subqueries, which Citus does not take for all churches at once
  const some = kinds(services).map(
    ({ pairs }) => sql`
    select c.id as "idCliente", ${local}::date::text as hoje, c.fuso_horario as fuso from cliente c
    join (${pairs}) m on m.id_cliente = c.id_cliente ${withBirthday(sql`${local}::date`)}
    where extract(hour from ${local}) between ${hours.from} and ${hours.to}
      and c.suspenso_em is null and c.apagar_em is null`,
  )
  const { rows } = await sql<{ idCliente: number; hoje: DateOnly; fuso: string }>`
    ${sql.join(some, sql` union `)} order by 1`
    .execute(db)
    .finally(end)
  return rows
}

/** One notice for each leader and group. It names nobody: the home page shows whose birthday it is in the own groups. */
async function avisos(
  work: Writing,
  services: Services,
  today: DateOnly,
  fuso: string,
): Promise<(Aviso & { chave: string })[]> {
  const { db, idCliente } = work
  const all = kinds(services)
  const parts = all.map(
    ({ pairs }, tipo) => sql`select distinct ${sql.lit(tipo)} as tipo, m.grupo, m.lider
      from (${pairs}) m ${withBirthday(sql`${today}::date`)} where m.id_cliente = ${idCliente}`,
  )
  const { rows } = await sql<{ tipo: number; grupo: number; lider: number }>`
    ${sql.join(parts, sql` union all `)} order by 1, 2, 3`.execute(db)
  const grants = await grantsOfPeople(
    { db, idCliente },
    rows.map(({ lider }) => lider),
  )
  return rows.flatMap(({ tipo, grupo, lider }) => {
    const kind = all[tipo]
    const granted = grants.get(lider)
    // the notice tells a date of birth, which is personal data
    if (!kind || !granted?.has(kind.action) || !granted.has('usuario.lerDadosPessoais')) return []
    return {
      idUsuario: lider,
      titulo: 'Hoje é dia de parabéns',
      texto: kind.text,
      caminho: '/dashboard/home',
      chave: `${kind.name}.aniversario:${today}:${grupo}`,
      valeAte: instantIn(fuso, today, true),
    }
  })
}

/** Tells leaders of the birthdays in their groups. Runs every hour, because it is morning at different times. */
export const notifyAniversariosJob: Job<object> = {
  name: 'celula.aniversarios',
  schedule: '22 * * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'celula.aniversario' as const, requisicao }
    await inEachChurch(services, await igrejas(services), async ({ idCliente, hoje, fuso }) => {
      const all = await transaction(services.sessions, idCliente, author, (work) => avisos(work, services, hoje, fuso))
      await notifyMany({ services, author }, idCliente, aniversarioNoGrupo, all)
    })
  },
}
