import { sql } from 'kysely'
import { cedulas, type Parte, totalContado } from '../../../schema/rules/culto/cedulas.rules.js'
import type { DateOnly } from '../../../schema/rules/dates.js'
import { accountEmail } from '../accounts.js'
import type { DemoArea } from '../context.js'
import { contasOf } from '../financas/contas-financeiras.js'
import type { Random } from '../random.js'

/** For how many of the last Sunday services the offering for missions was counted. */
const weeks = 8

/**
 * The offering for missions of the last Sunday services: two people counted it, signed, and it became an income. Of the
 * last one, one person counted a note less; of the one before, somebody had counted twice.
 */
export const contagens: DemoArea = async ({ work, church, people, random, today, idUsuario }) => {
  const { db, idCliente } = work
  const { caixa } = await contasOf(work)
  const { rows: cultos } = await sql<{ id: number; data: DateOnly }>`
    select id, data_culto::text as data from culto where id_cliente = ${idCliente} and excluido_em is null
      and data_culto < ${today}::date and extract(dow from data_culto) = 0 order by data_culto desc limit ${weeks}`.execute(
    db,
  )
  const idSegundaPessoa = people.find(({ email }) => email === accountEmail(church.key, 'colaborador'))?.id
  if (!idSegundaPessoa) throw new Error(`nobody of ${church.nome} counts with the administrator`)
  for (const [index, culto] of cultos.reverse().entries()) {
    const booked = index < cultos.length - 1
    const at = (minute: number) => new Date(`${culto.data}T23:${String(minute).padStart(2, '0')}:00Z`)
    const primeira = counted(random, at(20))
    const again = index === cultos.length - 2
    const wrong = withoutOne(primeira, at(22))
    const second: Parte = booked ? { ...primeira, em: at(24).toISOString() } : withoutOne(primeira, at(24))
    if (again) second.anteriores = [{ total: wrong.total, em: wrong.em }]
    const row = {
      idCliente,
      data: culto.data,
      descricao: 'Oferta missionária do culto de domingo',
      categoria: 2,
      idCulto: culto.id,
      idContaFinanceira: caixa,
      idPrimeiraPessoa: idUsuario,
      primeira: sql<Parte>`${JSON.stringify(primeira)}::jsonb`,
      primeiraAssinadaEm: booked ? at(27) : null,
      idSegundaPessoa,
      segunda: sql<Parte>`${JSON.stringify(second)}::jsonb`,
      segundaAssinadaEm: booked ? at(28) : null,
      createdAt: at(12),
      updatedAt: at(booked ? 28 : 24),
    }
    const { id } = await db.insertInto('contagem').values(row).returning('id').executeTakeFirstOrThrow()
    if (!booked) continue
    await db
      .insertInto('entrada')
      .values({
        idCliente,
        data: culto.data,
        descricao: row.descricao,
        categoria: 2,
        valor: primeira.total,
        origem: 'contagem',
        idOrigem: id,
        idContaFinanceira: caixa,
        createdAt: at(28),
        updatedAt: at(28),
      })
      .execute()
  }
}

function counted(random: Random, when: Date): Parte {
  const most: Partial<Record<(typeof cedulas)[number], number>> = {
    10000: 1,
    5000: 2,
    2000: 5,
    1000: 8,
    500: 9,
    200: 12,
    100: 10,
    50: 8,
    25: 6,
    10: 9,
    5: 4,
  }
  const quantidades = Object.fromEntries(
    cedulas.flatMap((cents) => {
      const quantity = random.int(0, most[cents] ?? 0)
      return quantity ? [[String(cents), quantity]] : []
    }),
  )
  // somebody always gives a small note
  const all = { '500': 3, ...quantidades }
  return {
    quantidades: all,
    cheques: '0.00',
    total: totalContado({ quantidades: all, cheques: '0.00' }),
    em: when.toISOString(),
  }
}

/** The same with one of the five-real notes less. */
function withoutOne({ quantidades, cheques }: Parte, when: Date): Parte {
  const fewer = { ...quantidades, '500': (quantidades['500'] ?? 1) - 1 }
  return { quantidades: fewer, cheques, total: totalContado({ quantidades: fewer, cheques }), em: when.toISOString() }
}
