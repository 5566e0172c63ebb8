import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import { functions } from './catalog.js'

/** The rosters for the worship services of the last months and the next weeks. */
export const escalas: DemoArea = async ({ work, random, today, people }) => {
  const { db, idCliente } = work
  const cultos = await db
    .selectFrom('culto')
    .select(['id', 'dataCulto', 'statusCulto'])
    .where('idCliente', '=', idCliente)
    .where('excluidoEm', 'is', null)
    .where('dataCulto', '>=', addDays(today, -120))
    .where('dataCulto', '<=', addDays(today, 45))
    .orderBy('dataCulto')
    .orderBy('horaCulto')
    .execute()
  const departments = await db
    .selectFrom('departamento')
    .select(['id', 'tituloDepartamento'])
    .where('idCliente', '=', idCliente)
    .execute()
  const pools = poolsOf(random.shuffled(people.filter(({ usuarioAtivo, idade }) => usuarioAtivo && idade > 14)))
  const rows = cultos.flatMap((culto, week) =>
    functions.flatMap(([funcao, count, departamento], index) => {
      const pool = pools[index] ?? []
      // the people of a function take turns
      const chosen = Array.from({ length: count }, (_, place) => pool[(week * count + place) % pool.length] as Resident)
      return chosen.map(({ id }) => {
        const past = culto.dataCulto < today
        const resposta = random.weighted(
          past ? { confirmada: 92, recusada: 5, pendente: 3 } : { confirmada: 50, recusada: 6, pendente: 44 },
        )
        const createdAt = new Date(`${addDays(past ? culto.dataCulto : today, -12)}T14:00:00Z`)
        return {
          idCliente,
          idCulto: culto.id,
          idMembro: id,
          funcao,
          idDepartamento: departments.find(({ tituloDepartamento }) => tituloDepartamento === departamento)?.id ?? null,
          resposta,
          respondidaEm: resposta === 'pendente' ? null : new Date(createdAt.getTime() + 86_400_000 * 2),
          avisadaEm: createdAt,
          createdAt,
        }
      })
    }),
  )
  if (rows.length) await db.insertInto('escala_culto').values(rows).execute()
  const away = awayDays(rows, cultos, today).map((days) => ({ idCliente, ...days }))
  if (away.length) await db.insertInto('indisponibilidade').values(away).execute()
}

const notes = ['Viagem a trabalho', null, 'Casamento na família', 'Plantão no hospital', null]

/** Days that people who serve have blocked: of worship services to come in which they do not serve. */
function awayDays(rows: Entry[], cultos: { id: number; dataCulto: string }[], today: string) {
  const coming = cultos.filter(({ dataCulto }) => dataCulto > today)
  const serving = [...new Set(rows.map(({ idMembro }) => idMembro))].slice(0, notes.length * 3)
  return notes.flatMap((observacao, index) => {
    const idMembro = serving[index * 3]
    const culto = coming.find(({ dataCulto }) =>
      coming
        .filter((other) => other.dataCulto === dataCulto)
        .every(({ id }) => !rows.some((row) => row.idMembro === idMembro && row.idCulto === id)),
    )
    if (!culto || !idMembro) return []
    return [{ idMembro, dataInicio: culto.dataCulto, dataFim: addDays(culto.dataCulto, index % 3), observacao }]
  })
}

type Entry = { idMembro: number; idCulto: number }

/** A few people for each function. People with accounts come first, so that they see rosters with their name. */
function poolsOf(people: Resident[]): Resident[][] {
  const account = ({ email }: Resident) => (email?.endsWith('.demo') ? 0 : 1)
  const sorted = [...people].sort((a, b) => account(a) - account(b))
  const size = Math.max(2, Math.min(5, Math.floor(sorted.length / functions.length)))
  return functions.map((_, index) =>
    Array.from({ length: size }, (_, place) => sorted[index + place * functions.length] as Resident),
  )
}
