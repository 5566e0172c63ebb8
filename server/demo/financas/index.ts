import type { DateOnly } from '../../../schema/rules/dates.js'
import { lancamentoParecido, monthName, similarSentence } from '../../features/financas/lancamento/index.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { deleteRecords } from '../delete.js'
import { reais } from '../reais.js'
import { contasOf } from './contas-financeiras.js'
import type { Regular } from './plan.js'

type Entry = ReturnType<typeof entryOf> & { tabela: Regular['tabela'] }

/** Two years of manual ledger entries: weekly and monthly incomes and expenses, and a few mistakes. */
export const financas: DemoArea = async (demo) => {
  const { work, church, random, idUsuario, today } = demo
  const contas = await contasOf(work)
  const planned = [...weekly(demo), ...monthly(demo)].sort((a, b) => a.data.localeCompare(b.data))
  for (const tabela of ['entrada', 'saida'] as const) {
    const rows = planned.flatMap(({ tabela: own, lugar, ...row }) =>
      own === tabela ? [{ ...row, idContaFinanceira: contas[lugar] }] : [],
    )
    await work.db.insertInto(tabela).values(rows).execute()
  }

  // entries typed twice by mistake, then deleted
  const twice = planned.filter(({ data, tabela }) => tabela === 'entrada' && data > addDays(today, -400))
  const slips = Array.from({ length: church.people > 100 ? 3 : 1 }, () => random.pick(twice))
  const copies = slips.map(({ tabela: _, lugar, ...row }) => ({ ...row, idContaFinanceira: contas[lugar] }))
  const keys = await work.db.insertInto('entrada').values(copies).returning('id').execute()
  const when = new Date(`${addDays(today, -random.int(1, 20))}T18:05:00Z`)
  await deleteRecords(
    work,
    'entrada',
    keys.map(({ id }) => id),
    { idUsuario, when },
  )

  await reversal(demo, contas.banco)
  await unanswered(demo)
}

/** A program wrote an entry like one that exists, and nobody could be asked. */
async function unanswered({ work, today }: Demo): Promise<void> {
  const { db, idCliente } = work
  const last = await db
    .selectFrom('saida')
    .select(['id', 'versao', 'descricao', 'valor', 'data'])
    .where('idCliente', '=', idCliente)
    .where('data', '<=', today)
    .where('idEstornado', 'is', null)
    .orderBy('data', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id, versao, valor, data } = last
  await db
    .insertInto('a_conferir')
    .values({
      idCliente,
      nome: lancamentoParecido.name,
      pergunta: similarSentence(null, valor, data),
      tabela: 'saida',
      idRegistro: id,
      versaoRegistro: versao,
    })
    .execute()
}

/** Creates a payment made twice, which was noticed after its month was closed, and its return 75 days later. */
async function reversal({ work, today, random }: Demo, idContaFinanceira: number): Promise<void> {
  const { db, idCliente } = work
  const data = addDays(`${today.slice(0, 7)}-01`, -120 + random.int(0, 10))
  const createdAt = new Date(`${addDays(data, 1)}T19:00:00Z`)
  const wrong = { idCliente, idContaFinanceira, data, createdAt, updatedAt: createdAt, categoria: 3 }
  const found = await db
    .insertInto('saida')
    .values({ ...wrong, descricao: 'Microfones, pagos em dobro', valor: '780.00' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const later = addDays(data, 75)
  const noticed = new Date(`${addDays(later, 1)}T14:20:00Z`)
  await db
    .insertInto('saida')
    .values({
      ...wrong,
      data: later,
      descricao: 'Estorno: Microfones, pagos em dobro',
      valor: '-780.00',
      idEstornado: found.id,
      createdAt: noticed,
      updatedAt: noticed,
    })
    .execute()
}

function weekly(demo: Demo): Entry[] {
  const { church, start, today, random } = demo
  return daysBetween(start, today).flatMap((data) =>
    church.financas.semanais.flatMap((plan) =>
      new Date(data).getUTCDay() === plan.dia && random.chance(plan.chance ?? 1)
        ? [{ tabela: plan.tabela, ...entryOf(demo, plan, data) }]
        : [],
    ),
  )
}

function monthly(demo: Demo): Entry[] {
  const { church, start, today, random } = demo
  return daysBetween(start, today).flatMap((data) =>
    church.financas.mensais.flatMap((plan) => {
      const due = Number(data.slice(8)) === plan.dia && (plan.meses?.includes(Number(data.slice(5, 7))) ?? true)
      return due && random.chance(plan.chance ?? 1) ? [{ tabela: plan.tabela, ...entryOf(demo, plan, data) }] : []
    }),
  )
}

function entryOf({ work, random, today }: Demo, plan: Regular, data: DateOnly) {
  const { valor, passo = 1, categoria, lugar = 'banco' } = plan
  const descricao = typeof plan.descricao === 'string' ? plan.descricao : random.pick(plan.descricao)
  const cents = Math.round(random.int(...valor) / passo) * passo
  // the time of registration: the next day, or this morning
  const typed = data < today ? addDays(data, 1) : data
  const createdAt = new Date(`${typed}T11:${String(random.int(10, 59))}:00Z`)
  return {
    idCliente: work.idCliente,
    descricao: descricao.replace('{mes}', monthName(data)),
    data,
    categoria,
    valor: reais(cents),
    lugar,
    createdAt,
    updatedAt: createdAt,
  }
}

/** The days after `start` up to `today`. */
function daysBetween(start: DateOnly, today: DateOnly): DateOnly[] {
  const days: DateOnly[] = []
  for (let day = addDays(start, 1); day <= today; day = addDays(day, 1)) days.push(day)
  return days
}
