import { sql } from 'kysely'
import { type DateOnly, instantIn } from '../../../schema/rules/dates.js'
import { accountEmail } from '../accounts.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'

/** What people ask for: who, in how many days, the hours, and what became of it. */
const asked = [
  { quem: 'membro', em: 9, das: '20:00', ate: '21:30', para: 'Ensaio do teatro', pessoas: 18, situacao: 'pendente' },
  { quem: 'outro', em: 16, das: '15:00', ate: '18:00', para: 'Chá de bebê', pessoas: 40, situacao: 'pendente' },
  { quem: 'membro', em: 5, das: '20:00', ate: '21:00', para: 'Reunião dos pais', pessoas: 25, situacao: 'aprovado' },
  { quem: 'membro', em: 23, das: '22:00', ate: '23:30', para: 'Aniversário', pessoas: 80, situacao: 'recusado' },
  { quem: 'admin', em: 12, das: '20:00', ate: '21:30', para: 'Reunião da diretoria', pessoas: 9, situacao: 'pendente' },
] as const

/** Requests for the church's room: three wait, one was approved, one refused. */
export const roomPedidos: DemoArea = async (demo) => {
  const { work, church, today, people, idUsuario, random } = demo
  const { idCliente } = work
  const room = await work.db
    .selectFrom('recurso')
    .innerJoin('tipo_recurso', (join) =>
      join
        .onRef('tipo_recurso.id', '=', 'recurso.idTipoRecurso')
        .onRef('tipo_recurso.idCliente', '=', 'recurso.idCliente'),
    )
    .select('recurso.id')
    .where('recurso.idCliente', '=', idCliente)
    .where('recurso.status', '=', 1)
    .where('recurso.quantidade', '=', 1)
    .orderBy(sql`tipo_recurso.tipo_recurso <> 'Salas e espaços'`)
    .orderBy('recurso.id')
    .executeTakeFirst()
  const member = people.find(({ email }) => email === accountEmail(church.key, 'membro'))
  if (!room || !member) return
  const others = people.filter(({ perfil, usuarioAtivo, idade }) => perfil === 2 && usuarioAtivo === 1 && idade > 20)
  for (const [index, { quem, em, das, ate, para, pessoas, situacao }] of asked.entries()) {
    const times = await freeDay(demo, room.id, addDays(today, em), { das, ate })
    const createdAt = new Date(`${addDays(today, -2)}T1${index + 2}:20:00Z`)
    const stamps = { createdAt, updatedAt: createdAt }
    const place = { idCliente, idRecurso: room.id, ...times, finalidade: para }
    const idSolicitante = { membro: member.id, outro: random.pick(others).id, admin: idUsuario }[quem]
    const reserva =
      situacao === 'aprovado'
        ? await work.db
            .insertInto('reserva')
            .values({ ...place, idResponsavel: idSolicitante, ...stamps })
            .returning('id')
            .executeTakeFirstOrThrow()
        : undefined
    await work.db
      .insertInto('pedido_reserva')
      .values({
        ...place,
        pessoas,
        idSolicitante,
        situacao,
        resposta: situacao === 'recusado' ? 'O prédio fecha às 22 h. Peça até as 21h30.' : null,
        decididoPor: situacao === 'pendente' ? null : idUsuario,
        decididoEm: situacao === 'pendente' ? null : new Date(`${addDays(today, -1)}T13:00:00Z`),
        idReserva: reserva?.id ?? null,
        ...stamps,
      })
      .execute()
  }
}

/** These hours of the first day, from this one on, on which nobody has reserved the room then. */
async function freeDay(
  { work: { db, idCliente }, church }: Demo,
  idRecurso: number,
  first: DateOnly,
  { das, ate }: { das: string; ate: string },
): Promise<{ dataInicio: Date; dataFim: Date }> {
  for (let days = 0; ; days++) {
    const day = addDays(first, days)
    const at = (time: string) => new Date(instantIn(church.place.timeZone, `${day}T${time}`))
    const [dataInicio, dataFim] = [at(das), at(ate)]
    const { rows } = await sql<{ unidades: number }>`
      select reservado(${idCliente}, ${idRecurso}, ${dataInicio}, ${dataFim}, 0) as unidades`.execute(db)
    if (rows[0]?.unidades === 0) return { dataInicio, dataFim }
  }
}
