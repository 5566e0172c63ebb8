import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import { pastorsOf } from './batismos.js'
import { type Assunto, abertura, assuntos, encerramento } from './pautas.js'

interface Planned {
  dataReuniao: DateOnly
  statusReuniao: 'marcada' | 'realizada' | 'cancelada'
  topics: Assunto[]
}

/** One meeting a month, on the first Tuesday, and the next two. All minutes are approved except the last. */
export const reunioes: DemoArea = async (demo) => {
  const { work, church, idUsuario, people } = demo
  const planned = plan(demo)
  const keys = await work.db
    .insertInto('reuniao_lideranca')
    .values(planned.map((meeting) => meetingRow(demo, meeting)))
    .returning('id')
    .execute()
  const held = planned
    .map((meeting, index) => ({ ...meeting, idReuniao: keys[index]?.id as number }))
    .filter(({ statusReuniao }) => statusReuniao === 'realizada')
    // a small church writes minutes only of every second meeting
    .filter((_, index, all) => church.people > 100 || index % 2 === 0 || index === all.length - 1)
  const approver = pastorsOf(people)[0]?.id ?? idUsuario
  const leaders = people.filter(({ perfil, usuarioAtivo }) => perfil > 2 && usuarioAtivo)
  for (const [index, meeting] of held.entries()) {
    // minutes are approved at the next meeting
    const approved = held[index + 1]?.dataReuniao
    const present = demo.random.shuffled(leaders).slice(0, demo.random.int(4, 7))
    await work.db
      .insertInto('ata')
      .values(ataRow(demo, meeting, present, approved, approver))
      .execute()
    const { idCliente } = work
    const people = present.map(({ id }) => ({ idCliente, idReuniao: meeting.idReuniao, idUsuario: id }))
    await work.db.insertInto('participante_reuniao').values(people).execute()
  }
}

function plan(demo: Demo): Planned[] {
  const { random, start, today } = demo
  const meetings: Planned[] = []
  for (let month = 0; ; month++) {
    const dataReuniao = firstTuesday(start, month)
    if (dataReuniao < start) continue
    if (dataReuniao > addDays(today, 62)) return meetings
    const past = dataReuniao < today
    // no meeting in January, the holiday month
    const cancelled = past && dataReuniao.slice(5, 7) === '01'
    meetings.push({
      dataReuniao,
      statusReuniao: cancelled ? 'cancelada' : past ? 'realizada' : 'marcada',
      topics: topicsOf(demo, dataReuniao, random.int(2, 4)),
    })
  }
}

/** All topics of the given month, and some of the topics for any month. */
function topicsOf({ random }: Demo, date: DateOnly, count: number): Assunto[] {
  const month = Number(date.slice(5, 7))
  const due = assuntos.filter(({ mes }) => mes === month)
  const other = random.shuffled(assuntos.filter(({ mes }) => mes === undefined))
  return [...due, ...other].slice(0, Math.max(count, due.length))
}

function firstTuesday(start: DateOnly, month: number): DateOnly {
  const first = new Date(Date.UTC(Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1 + month, 1))
  return addDays(first.toISOString().slice(0, 10), (9 - first.getUTCDay()) % 7)
}

function meetingRow({ work, random }: Demo, { dataReuniao, statusReuniao, topics }: Planned) {
  const createdAt = new Date(`${addDays(dataReuniao, -random.int(70, 80))}T18:05:00Z`)
  return {
    idCliente: work.idCliente,
    dataReuniao,
    statusReuniao,
    pautaReuniao: topics.map(({ pauta }) => pauta).join('\n'),
    createdAt,
    updatedAt: createdAt,
  }
}

function ataRow(
  { work, random, church }: Demo,
  { idReuniao, dataReuniao, topics }: Planned & { idReuniao: number },
  present: readonly Resident[],
  approved: DateOnly | undefined,
  aprovadaPor: number,
) {
  const names = new Intl.ListFormat('pt-BR').format(present.map(({ name }) => name))
  const decisions = topics.map(
    ({ pauta, decisoes }) =>
      `<h3>${pauta}</h3><ul>${random
        .shuffled(decisoes)
        .slice(0, 2)
        .map((text) => `<li><p>${text}</p></li>`)
        .join('')}</ul>`,
  )
  const createdAt = new Date(`${addDays(dataReuniao, 1)}T14:20:00Z`)
  return {
    idCliente: work.idCliente,
    idReuniao,
    textoAta: [
      `<p>${random.pick(abertura)} ${church.nome}. Presentes: ${names}.</p>`,
      ...decisions,
      `<p>${random.pick(encerramento)}</p>`,
    ].join(''),
    createdAt,
    updatedAt: createdAt,
    ...(approved && { aprovadaEm: new Date(`${approved}T23:10:00Z`), aprovadaPor }),
  }
}
