import { sql } from 'kysely'
import type { DateOnly } from '../../../schema/rules/dates.js'
import { meiosDizimo } from '../../../schema/rules/financas/dizimo.input.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, latest, sundayFrom } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import type { Random } from '../random.js'
import { contasOf } from './contas-financeiras.js'

/** A person who tithes in most months, usually the same amount by the same means. */
interface Giver {
  person: Resident
  /** the usual amount in whole reais */
  usual: number
  meio: string
  /** the number of months out of ten */
  faithful: number
}

const meios = { pix: 50, dinheiro: 30, cartao: 9, transferencia: 8, cheque: 3 }

/** Tithes of two years with their incomes, on Sundays. A few have receipts. */
export const dizimos: DemoArea = async (demo) => {
  const { work, today } = demo
  const planned = givers(demo)
    .flatMap((giver) => tithesOf(demo, giver))
    .sort((a, b) => a.dataDizimo.localeCompare(b.dataDizimo))
  const rows = planned.map(({ recibo, ...row }) => ({ ...row, ...receipt(demo, row, recibo) }))
  const keys = await work.db.insertInto('dizimo').values(rows).returning('id').execute()
  const contas = await contasOf(work)
  const incomes = rows.map((row, index) => ({
    idCliente: work.idCliente,
    idContaFinanceira: row.meioDizimo === 'dinheiro' ? contas.caixa : contas.banco,
    origem: 'dizimo',
    idOrigem: keys[index]?.id as number,
    descricao: `Dízimo (${meiosDizimo[row.meioDizimo]})`,
    data: row.dataDizimo,
    categoria: 1,
    valor: row.valorDizimo,
    createdAt: row.createdAt,
    updatedAt: row.createdAt,
  }))
  await work.db.insertInto('entrada').values(incomes).execute()
  await recibos(demo)
  if (rows.some(({ dataDizimo }) => dataDizimo > today)) throw new Error('a tithe of the future')
}

const shown = ({ email }: Resident): boolean => /^(membro|lider)@/.test(email ?? '')

/** About one adult in four, and always the people with the accounts 'member' and 'leader'. */
function givers({ people, random }: Demo): Giver[] {
  return people
    .filter((person) => person.idade > 19 && (shown(person) || (person.usuarioAtivo && random.chance(0.24))))
    .map((person) => ({
      person,
      usual: random.int(6, 60) * 10,
      meio: random.weighted(meios),
      faithful: shown(person) ? 10 : random.int(5, 10),
    }))
}

function tithesOf({ work, random, start, today }: Demo, { person, usual, meio, faithful }: Giver) {
  const known = latest(addDays(start, 1), person.createdAt.toISOString().slice(0, 10))
  const tithes = []
  for (let month = `${known.slice(0, 7)}-01`; month <= today; month = `${addDays(month, 32).slice(0, 7)}-01`) {
    const dataDizimo = addDays(sundayFrom(month), 7 * random.int(0, 2))
    const comes = random.int(1, 10) <= faithful
    if (!comes || dataDizimo < known || dataDizimo > today) continue
    tithes.push({
      idCliente: work.idCliente,
      idMembro: person.id,
      dataDizimo,
      valorDizimo: amount(random, usual),
      meioDizimo: random.chance(0.9) ? meio : 'dinheiro',
      // the people of the accounts that everybody tries see receipts among their own
      recibo: random.chance(0.03) || (shown(person) && /-(01|07|11)-/.test(dataDizimo)),
      ...recorded(random, dataDizimo, today),
    })
  }
  return tithes
}

/** An amount: mostly the person's usual one, sometimes a different one with cents. */
const amount = (random: Random, usual: number): string =>
  random.chance(0.75) ? `${usual}.00` : `${usual + random.int(-4, 9) * 5}.${random.pick(['00', '50', '35', '80'])}`

/** The time of registration: the evening of that Sunday or of the next day. */
function recorded(random: Random, data: DateOnly, today: DateOnly) {
  const typed = data < today ? addDays(data, random.int(0, 1)) : data
  const createdAt = new Date(`${typed}T23:${String(random.int(10, 59))}:00Z`)
  return { createdAt, updatedAt: createdAt }
}

/** One receipt was cancelled, and one was lost and issued again. */
async function recibos({ work, idUsuario }: Demo) {
  const change = (numero: number) =>
    work.db.updateTable('recibo').where('idCliente', '=', work.idCliente).where('numero', '=', numero)
  const motivoCancelamento = 'Emitido em nome de outra pessoa'
  await change(2)
    .set({ canceladoEm: sql<Date>`emitido_em + interval '2 hours'`, canceladoPor: idUsuario, motivoCancelamento })
    .execute()
  await change(4).set({ vias: 2, viaEm: sql<Date>`emitido_em + interval '3 hours'`, viaPor: idUsuario }).execute()
}

/** The database sets the receipt's number. */
const receipt = ({ idUsuario }: Demo, { createdAt }: { createdAt: Date }, given: boolean) => ({
  reciboEm: given ? new Date(createdAt.getTime() + 40_000_000) : null,
  reciboPor: given ? idUsuario : null,
})
