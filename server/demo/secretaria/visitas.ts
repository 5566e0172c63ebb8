import { randomUUID } from 'node:crypto'
import type { DateOnly } from '../../../schema/rules/dates.js'
import { encryptedWith } from '../../features/pessoas/visita-pastoral/index.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import { pastorOn, pastorsOf } from './batismos.js'
import { comentarios } from './comentarios.js'

/**
 * The pastors' visits, about one every nine days, to adults: more often to old people and to people who no longer come.
 */
export const visitas: DemoArea = async (demo) => {
  const { work, random, today, start, people, church } = demo
  const pastors = pastorsOf(people)
  const often = people.filter((person) => person.idade > 17 && !pastors.includes(person)).flatMap(weighted)
  const pause = church.people > 100 ? 9 : 28
  const rows = []
  const shared: string[] = []
  for (let day = addDays(start, random.int(3, 12)); day < addDays(today, -2); day = next(demo, day, pause)) {
    const known = often.filter(({ createdAt }) => createdAt.toISOString().slice(0, 10) < day)
    if (!known.length) continue
    const visitado = random.pick(known)
    const entered = new Date(`${earliest(addDays(day, random.int(0, 2)), addDays(today, -1))}T13:40:00Z`)
    const place = { idCliente: work.idCliente, uuid: randomUUID() }
    const idPastor = pastorOn(demo, pastors, day)
    if (rows.length % 5 === 0) shared.push(place.uuid)
    rows.push({
      ...place,
      idPastor,
      idAutor: idPastor,
      idVisitado: visitado.id,
      dataVisita: day,
      comentarioCifrado: comment(demo, visitado, place),
      createdAt: entered,
      updatedAt: entered,
    })
  }
  const visits = await work.db.insertInto('visita_pastoral').values(rows).returning(['id', 'uuid']).execute()
  // the pastor shares some comments with the administrator, who keeps the agenda of the visits
  await work.db
    .insertInto('visita_pastoral_leitor')
    .values(
      visits
        .filter(({ uuid }) => shared.includes(uuid))
        .map(({ id }) => ({ idCliente: work.idCliente, idVisita: id, idUsuario: demo.idUsuario })),
    )
    .execute()
}

const weighted = (person: Resident): Resident[] =>
  Array<Resident>(person.idade > 70 ? 4 : person.usuarioAtivo ? 1 : 3).fill(person)

const next = ({ random }: Demo, day: DateOnly, pause: number): DateOnly =>
  addDays(day, random.int(Math.round(pause / 3), Math.round((pause * 5) / 3)))

/** About one visit in seven has no comment. */
function comment(
  { random, secretKey }: Demo,
  { idade, usuarioAtivo }: Resident,
  place: { idCliente: number; uuid: string },
): string | null {
  if (random.chance(0.14)) return null
  const kind = idade > 70 ? 'idosos' : usuarioAtivo ? 'familias' : 'afastados'
  const text = random.pick(comentarios[kind])
  return encryptedWith(secretKey, place, random.chance(0.35) ? `${text}\n\n${random.pick(comentarios.retornos)}` : text)
}
