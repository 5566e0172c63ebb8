import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DateOnly } from '../../../schema/rules/dates.js'
import { totalDaBaixa } from '../../../schema/rules/financas/baixa.rules.js'
import { partesDe } from '../../../schema/rules/financas/conta.input.js'
import { antecedencia, lancamentoDescription, monthsAfter } from '../../features/financas/conta/conta.rules.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays, earliest, latest } from '../days.js'
import { deleteRecords } from '../delete.js'
import { contasOf } from '../financas/contas-financeiras.js'
import { type AccountsPlan, accountsOf } from './catalog.js'

/** Cost centres with their ledger entries, payables and receivables. Each payment has its ledger entry. */
export const contas: DemoArea = async (demo) => {
  const plan = accountsOf[demo.church.key]
  if (!plan) return
  const centros = await costCentres(demo, plan)
  const accounts = [...repeated(demo, plan), ...instalments(demo, plan), ...single(demo, plan)]
  for (const tipo of ['pagar', 'receber'] as const)
    await write(
      demo,
      tipo,
      accounts.filter((account) => account.plan.tipo === tipo),
      centros,
    )
}

/** @returns ids by name */
async function costCentres({ work, random, start }: Demo, { centros }: AccountsPlan) {
  const { db, idCliente } = work
  const departments = await db
    .selectFrom('departamento')
    .select(['id', 'tituloDepartamento'])
    .where('idCliente', '=', idCliente)
    .where('excluidoEm', 'is', null)
    .orderBy('id')
    .execute()
  const numbers = new Map<string, number>()
  for (const { nome, descricao, departamento, lancamentos, desativado } of centros) {
    const own = departments.find(({ tituloDepartamento }) => tituloDepartamento === departamento) ?? departments[0]
    if (!own) throw new Error(`no department for ${nome}`)
    const createdAt = new Date(`${addDays(start, 2)}T14:${random.int(10, 59)}:00Z`)
    const { id } = await db
      .insertInto('centro_custo')
      .values({
        idCliente,
        nome,
        descricao: descricao ?? null,
        status: desativado ? 0 : 1,
        idDepartamento: own.id,
        createdAt,
        updatedAt: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    numbers.set(nome, id)
    for (const tabela of ['entrada', 'saida'] as const)
      await sql`
        update ${sql.table(tabela)} set id_centro_custo = ${id}
        where id_cliente = ${idCliente} and descricao like any(${lancamentos.flatMap((text) => [`${text}%`, `Estorno: ${text}%`])})`.execute(
        db,
      )
  }
  return numbers
}

type Plan = AccountsPlan['mensais'][number] | AccountsPlan['parceladas'][number] | AccountsPlan['avulsas'][number]

interface Planned {
  plan: Plan
  valor: string
  vence: DateOnly
  serie: string | null
  parcela: number | null
  totalParcelas: number | null
  repete: boolean
  frequencia?: 'anual' | undefined
  dia: number | null
  /** whether it stays open after its due date */
  aberta?: boolean | undefined
  cancelada?: boolean | undefined
  partes?: Extract<Plan, { vence: number }>['partes']
}

function repeated(demo: Demo, { mensais }: AccountsPlan): Planned[] {
  const { today, start } = demo
  return mensais.flatMap((plan) => {
    const all: Planned[] = []
    const first = monthsAfter(today, plan.dia, -plan.meses)
    const serie = serieOf(demo, plan)
    for (let n = 0; ; n++) {
      const vence = monthsAfter(first, plan.dia, plan.frequencia === 'anual' ? 12 * n : n)
      if (vence > addDays(today, antecedencia)) break
      if (vence <= addDays(start, 10)) continue
      const parcela = all.length + 1
      all.push({
        plan,
        valor: reais(plan.valor),
        vence,
        serie,
        parcela,
        totalParcelas: null,
        repete: false,
        frequencia: plan.frequencia,
        dia: plan.dia,
      })
    }
    const newest = all.at(-1)
    if (newest) newest.repete = true
    return all
  })
}

const instalments = (demo: Demo, { parceladas }: AccountsPlan): Planned[] =>
  parceladas.flatMap((plan) => {
    const first = addDays(demo.today, plan.primeira)
    return partesDe(reais(plan.valor), plan.parcelas).map((valor, index) => ({
      plan,
      valor,
      vence: monthsAfter(first, Number(first.slice(8)), index),
      serie: serieOf(demo, plan),
      parcela: index + 1,
      totalParcelas: plan.parcelas,
      repete: false,
      dia: null,
    }))
  })

const single = ({ today }: Demo, { avulsas }: AccountsPlan): Planned[] =>
  avulsas.map((plan) => ({
    plan,
    valor: reais(plan.valor),
    vence: addDays(today, plan.vence),
    serie: null,
    parcela: null,
    totalParcelas: null,
    repete: false,
    dia: null,
    aberta: plan.aberta,
    cancelada: plan.cancelada,
    partes: plan.partes,
  }))

const situacoes = {
  pagar: { open: 'aberto', settled: 'pago' },
  receber: { open: 'pendente', settled: 'recebido' },
} as const

/** An account that was settled near its due date, if that has passed. */
function rowOf({ random, today, start }: Demo, tipo: 'pagar' | 'receber', account: Planned) {
  const { plan, valor, vence, partes = [] } = account
  const day = earliest(addDays(vence, random.int(-2, 1)), today)
  const done = vence <= today && !account.aberta && !account.cancelada
  const entered = latest(earliest(addDays(vence, -random.int(25, 40)), addDays(today, -2)), addDays(start, 3))
  const createdAt = new Date(`${entered}T12:${random.int(10, 59)}:00Z`)
  return {
    descricaoConta: plan.descricao,
    valorConta: valor,
    valorBaixado: done ? valor : reais(partes.reduce((sum, parte) => sum + parte.valor, 0)),
    dataVencimentoConta: vence,
    statusConta: situacoes[tipo][done ? 'settled' : 'open'],
    dataEncerramentoConta: done ? day : null,
    serie: account.serie,
    parcela: account.parcela,
    totalParcelas: account.totalParcelas,
    repete: account.repete,
    frequencia: account.frequencia ?? null,
    diaVencimento: account.dia,
    createdAt,
    updatedAt: done ? new Date(`${day}T14:15:00Z`) : createdAt,
  }
}

async function write(demo: Demo, tipo: 'pagar' | 'receber', planned: readonly Planned[], centros: Map<string, number>) {
  const { work, random, today, people, idUsuario } = demo
  const { db, idCliente } = work
  const trusted = people.filter(({ perfil, usuarioAtivo }) => perfil > 2 && usuarioAtivo)
  const answering = new Map<Plan, number>()
  const rows = planned.map((account) => {
    const { plan } = account
    if (plan.responsavel && !answering.has(plan)) answering.set(plan, random.pick(trusted).id)
    return {
      ...rowOf(demo, tipo, account),
      idCliente,
      responsavelUsuarioConta: answering.get(plan) ?? null,
      idCentroCusto: centros.get(plan.centro) as number,
    }
  })
  const keys = await db.insertInto(`conta_${tipo}`).values(rows).returning('id').execute()

  const baixas = rows.flatMap((row, index) => {
    const idConta = keys[index]?.id as number
    const { dataEncerramentoConta: data, valorConta: valor } = row
    const whole = data ? [{ data, valor, ...withoutSurcharges, meio: meios[index % meios.length] as string }] : []
    const parts = (planned[index]?.partes ?? []).map((parte) => ({
      data: addDays(today, parte.dia),
      valor: reais(parte.valor),
      juros: reais(parte.juros ?? 0),
      multa: reais(parte.multa ?? 0),
      desconto: reais(parte.desconto ?? 0),
      meio: parte.meio,
      observacao: parte.observacao,
    }))
    return [...whole, ...parts].map((baixa, nth) => {
      const createdAt = new Date(`${baixa.data}T14:15:00Z`)
      return { row, baixa: { idCliente, idConta, vez: nth + 1, ...baixa, createdAt, updatedAt: createdAt } }
    })
  })
  await db
    .insertInto(`baixa_${tipo}`)
    .values(baixas.map(({ baixa }) => baixa))
    .execute()

  const { banco } = await contasOf(work)
  const entries = baixas.map(({ row, baixa }) => ({
    idCliente,
    idContaFinanceira: banco,
    descricao: lancamentoDescription(row),
    data: baixa.data,
    categoria: 4,
    valor: totalDaBaixa(baixa),
    origem: tipo === 'pagar' ? 'contaPagar' : 'contaReceber',
    idOrigem: baixa.idConta,
    vez: baixa.vez,
    idCentroCusto: row.idCentroCusto,
    createdAt: baixa.createdAt,
    updatedAt: baixa.updatedAt,
  }))
  await db
    .insertInto(tipo === 'pagar' ? 'saida' : 'entrada')
    .values(entries)
    .execute()

  const cancelled = keys.flatMap(({ id }, index) => (planned[index]?.cancelada ? [id] : []))
  const when = new Date(`${addDays(today, -1)}T17:30:00Z`)
  if (cancelled.length) await deleteRecords(work, `conta_${tipo}`, cancelled, { idUsuario, when })
}

const withoutSurcharges = { juros: '0.00', multa: '0.00', desconto: '0.00' }

/** The means of payments in turn. */
const meios = ['boleto', 'pix', 'boleto', 'transferencia', 'debito']

/** The id of a series. The same plan always gets the same id, no matter when the demo is created. */
function serieOf({ church, work }: Demo, { descricao }: Plan): string {
  const hex = createHash('sha256').update(`${church.key}/${work.idCliente}/${descricao}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Converts whole cents to a decimal text for the database. */
const reais = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
