import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DateOnly } from '../../../schema/rules/dates.js'
import { compute, impressaoOf } from '../../features/financas/prestacao-contas/demonstrativo.js'
import { prestacaoById } from '../../features/financas/prestacao-contas/index.js'
import type { Parecer, Pareceres } from '../../features/financas/prestacao-contas/prestacao-contas.rules.js'
import { documentoOfPrestacao } from '../../features/relatorios/prestacao-pdf/documento.js'
import { sha256 } from '../../kernel/base/crypto.js'
import { makePdf } from '../../kernel/transport/pdf/make-pdf.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'

const nomes = ['primeiro', 'segundo', 'terceiro', 'quarto']

const elogio = 'Conferimos os lançamentos com os comprovantes e os extratos. Os números estão certos.'
const ressalva = 'Faltam os comprovantes de duas despesas pequenas. Pedimos que sejam anexados.'

/**
 * One statement for each of the last closed quarters: the newest is with the council, the others were approved, one of
 * them with a reservation.
 */
export const prestacoes: DemoArea = async (demo) => {
  const conselho = await council(demo)
  if (!conselho.length) return
  for (const [age, quarter] of closedQuarters(demo.today, 4).entries()) {
    const id = await insertStatement(demo, conselho, quarter, age)
    if (age > 0) await keepPdf(demo, id, new Date(`${addDays(quarter.fim, 58)}T13:10:20Z`))
  }
}

type Quarter = ReturnType<typeof closedQuarters>[number]

/** @param age how many quarters are newer */
async function insertStatement(
  { work, idUsuario }: Demo,
  conselho: readonly number[],
  { de, ate, fim, nome }: Quarter,
  age: number,
): Promise<number> {
  const demonstrativo = JSON.stringify(await compute(work, { de, ate }))
  const sent = at(addDays(fim, 40), 14)
  const decision = {
    decisao: age === 2 ? 'ressalva' : 'aprovada',
    assembleiaEm: addDays(fim, 57),
    ata: `Ata da assembleia nº ${20 - age}`,
    decididaEm: at(addDays(fim, 58), 13),
    decididaPor: idUsuario,
  }
  const { id } = await work.db
    .insertInto('prestacao_contas')
    .values({
      idCliente: work.idCliente,
      nome,
      inicio: `${de}-01`,
      fim,
      observacao: age === 0 ? 'As despesas com o telhado entraram em Manutenção.' : null,
      demonstrativo,
      impressao: impressaoOf(demonstrativo),
      enviadaEm: sent,
      enviadaPor: idUsuario,
      pareceres: sql<Pareceres>`${JSON.stringify(opinionsOf(conselho, fim, age))}::jsonb`,
      ...(age > 0 && decision),
      createdAt: sent,
      updatedAt: sent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What each person of the council said; of the newest statement the last one has not said anything yet. */
function opinionsOf(conselho: readonly number[], fim: DateOnly, age: number): Pareceres {
  const opinions = conselho.map((pessoa, index): [string, Parecer | null] => {
    const silent = age === 0 && index === conselho.length - 1
    return [String(pessoa), silent ? null : opinion(age === 2 && index === 1, at(addDays(fim, 42 + index), 19))]
  })
  return Object.fromEntries(opinions)
}

/** Stores the PDF of a decided statement, as the job does after the decision. */
async function keepPdf({ work, images }: Demo, id: number, pdfEm: Date): Promise<void> {
  const { db, idCliente } = work
  const prestacao = await prestacaoById(work, id)
  if (!prestacao) throw new Error('the statement is not there')
  const documento = await documentoOfPrestacao(work, prestacao, { em: pdfEm })
  const data = await makePdf(idCliente, { documento, logo: null })
  const file = { uuid: randomUUID(), tipo: 'application/pdf', bytes: data.length, restrito: true }
  await images.put(file.uuid, data)
  const arquivo = await db
    .insertInto('arquivo')
    .values({ idCliente, ...file, createdAt: pdfEm, updatedAt: pdfEm })
    .returning('id')
    .executeTakeFirstOrThrow()
  const impressaoPdf = sha256(data)
  await db
    .updateTable('prestacao_contas')
    .set({ idArquivo: arquivo.id, impressaoPdf, pdfEm, updatedAt: pdfEm })
    .where('idCliente', '=', idCliente)
    .where('id', '=', id)
    .execute()
}

const at = (day: DateOnly, hour: number) => new Date(`${day}T${hour}:10:00Z`)

const opinion = (reserved: boolean, em: Date): Parecer => ({
  opiniao: reserved ? 'ressalva' : 'aprova',
  texto: reserved ? ressalva : elogio,
  em: em.toISOString(),
})

/** The people with that function, or where a church has none, three active members. */
async function council({ work, people, today }: Demo): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select v.id_usuario as id from funcao_usuario v join funcao f on f.id = v.id_funcao and f.id_cliente = v.id_cliente
    where v.id_cliente = ${work.idCliente} and f.nome = 'Conselho fiscal' and v.inicio <= ${today}::date order by 1`.execute(
    work.db,
  )
  if (rows.length) return rows.map(({ id }) => id)
  const members = people.filter(({ perfil, usuarioAtivo }) => perfil === 2 && usuarioAtivo === 1)
  return members.slice(0, 3).map(({ id }) => id)
}

/** The newest quarters whose months are all closed in the demo, newest first. */
function closedQuarters(today: DateOnly, count: number) {
  const previous = addDays(`${today.slice(0, 7)}-01`, -1)
  const closed = addDays(`${previous.slice(0, 7)}-01`, -1)
  let year = Number(closed.slice(0, 4))
  let quarter = Math.floor(Number(closed.slice(5, 7)) / 3)
  const found: { de: string; ate: string; fim: DateOnly; nome: string }[] = []
  while (found.length < count) {
    if (quarter === 0) {
      quarter = 4
      year--
    }
    const month = (n: number) => `${year}-${String(n).padStart(2, '0')}`
    const next = quarter === 4 ? `${year + 1}-01` : month(quarter * 3 + 1)
    found.push({
      de: month(quarter * 3 - 2),
      ate: month(quarter * 3),
      fim: addDays(`${next}-01`, -1),
      nome: `Prestação de contas do ${nomes[quarter - 1]} trimestre de ${year}`,
    })
    quarter--
  }
  return found
}
