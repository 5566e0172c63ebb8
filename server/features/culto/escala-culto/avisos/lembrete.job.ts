import { sql } from 'kysely'
import { type DateOnly, instantIn } from '../../../../../schema/rules/dates.js'
import { openReading, transaction, type Writing } from '../../../../kernel/data/tenant/session.js'
import { inEachChurch } from '../../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../../kernel/work/jobs/jobs.js'
import { type Aviso, notifyMany } from '../../../acesso/aviso/index.js'
import { cultoTitle } from '../../culto/index.js'
import { rosters } from '../escala-culto.queries.js'
import { cultoTime, escalaLembrete, minhasEscalas, onDay } from './escala-avisos.js'

/** Local hours in which reminders are sent; the later ones only make up for an hour in which no server ran. */
const hours = { from: 18, to: 21 } as const

/** The churches that serve tomorrow and where it is evening now, each with its tomorrow and its time zone. */
async function igrejas(services: Parameters<typeof lembrarEscalas.run>[0]) {
  const { db, end } = await openReading(services.sessions, null)
  const local = sql`(now() at time zone c.fuso_horario)`
  const { rows } = await sql<{ idCliente: number; amanha: DateOnly; fuso: string }>`
    select c.id as "idCliente", (${local}::date + 1)::text as amanha, c.fuso_horario as fuso from cliente c
    where extract(hour from ${local}) between ${hours.from} and ${hours.to}
      and c.suspenso_em is null and c.apagar_em is null
      and exists (select from culto k join escala_culto e on e.id_culto = k.id and e.id_cliente = k.id_cliente
        where k.id_cliente = c.id_cliente and k.data_culto = ${local}::date + 1 and k.excluido_em is null
          and k.status_culto = 'agendado' and e.excluido_em is null and e.resposta <> 'recusada')
    order by c.id`
    .execute(db)
    .finally(end)
  return rows
}

/**
 * One reminder for each person who serves that day, even if the person serves several times. It ends when the first of
 * the person's worship services begins.
 */
async function reminders(work: Writing, dia: DateOnly, fuso: string): Promise<(Aviso & { chave: string })[]> {
  const entries = await rosters(work)
    .select([
      'escala_culto.idMembro',
      'escala_culto.funcao',
      'escala_culto.resposta',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
    ])
    .where('escala_culto.excluidoEm', 'is', null)
    .where('escala_culto.resposta', '<>', 'recusada')
    .where('culto.excluidoEm', 'is', null)
    .where('culto.statusCulto', '=', 'agendado')
    .where('culto.dataCulto', '=', dia)
    .orderBy('culto.horaCulto')
    .orderBy('escala_culto.id')
    .execute()
  const people = new Map<number, typeof entries>()
  for (const entry of entries) people.set(entry.idMembro, [...(people.get(entry.idMembro) ?? []), entry])
  const titulo = `Você serve ${onDay(dia)}`
  return [...people].map(([idUsuario, own]) => {
    const [first] = own as [(typeof entries)[number]]
    const answer = own.some(({ resposta }) => resposta === 'pendente') ? ' Toque para confirmar.' : ''
    return {
      idUsuario,
      titulo,
      texto: `${cultoTime(first)}.${answer}`,
      caminho: minhasEscalas,
      chave: `escala.lembrete:${dia}`,
      valeAte: instantIn(fuso, `${first.dataCulto}T${first.horaCulto}`),
      carta: {
        assunto: titulo,
        linhas: own.map((entry) => `Culto: ${cultoTitle(entry)}\nFunção: ${entry.funcao}`),
      },
    }
  })
}

/** Reminds people in the evening before they serve. Runs every hour, because it is evening at different times. */
export const lembrarEscalas: Job<object> = {
  name: 'escala.lembrar',
  schedule: '11 * * * *',
  async run(services, { requisicao }) {
    const author = { idUsuario: null, acao: 'escalaCulto.avisar' as const, requisicao }
    await inEachChurch(services, await igrejas(services), async ({ idCliente, amanha, fuso }) => {
      const all = await transaction(services.sessions, idCliente, author, (work) => reminders(work, amanha, fuso))
      await notifyMany({ services, author }, idCliente, escalaLembrete, all)
    })
  },
}
