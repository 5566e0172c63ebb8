import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../schema/rules/dates.js'
import { formatMoney } from '../../../schema/rules/money.js'
import type { Demo, DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { pdfOf, receiptPicture } from './documents.js'

interface Paper {
  especie: string
  idRegistro: number
  nome: string
  data: Buffer
  tipo: 'application/pdf' | 'image/webp'
  largura?: number
  altura?: number
  createdAt: Date
}

/** Days before today from which expenses have their receipts: before, the papers lie in a binder. */
const digital = 150

/**
 * The receipts of the last months' expenses, most of them; bills of accounts to pay; a quote of a budget, the work sheet
 * of a maintenance, the signed copy of minutes.
 */
export const anexos: DemoArea = async (demo) => {
  const papers = [...(await receipts(demo)), ...(await others(demo))]
  for (const paper of papers) await put(demo, paper)
}

async function put({ work: { db, idCliente }, images }: Demo, paper: Paper): Promise<void> {
  const { especie, idRegistro, nome, data, tipo, largura = null, altura = null, createdAt } = paper
  const times = { createdAt, updatedAt: createdAt }
  const file = { uuid: randomUUID(), tipo, bytes: data.length }
  await images.put(file.uuid, data)
  const arquivo = await db
    .insertInto('arquivo')
    .values({ idCliente, ...file, largura, altura, restrito: true, ...times })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('anexo')
    .values({ idCliente, especie, idRegistro, idArquivo: arquivo.id, nome, tipo, bytes: data.length, ...times })
    .execute()
}

interface Row {
  id: number
  descricao: string
  data: DateOnly
  valor: string
}

async function receipts({ work: { db, idCliente }, church, today, random }: Demo): Promise<Paper[]> {
  const { rows } = await sql<Row>`
    select id, descricao, data, valor from saida
    where id_cliente = ${idCliente} and excluido_em is null and valor > 0 and origem is null
      and data between ${addDays(today, -digital)}::date and ${today}::date order by data, id`.execute(db)
  const chosen = rows.filter(() => random.chance(0.8))
  const photo = chosen.at(-1)
  return Promise.all(
    chosen.map(async (row): Promise<Paper> => {
      const lines = [row.descricao, church.nome, `Data: ${formatDate(row.data)}`, `Valor: ${formatMoney(row.valor)}`]
      const numbered = `Documento nº ${random.int(1000, 99_999)}`
      const paper = { especie: 'saida', idRegistro: row.id, createdAt: nextMorning(row.data, today) }
      if (row === photo) {
        const picture = await receiptPicture(['CUPOM FISCAL', numbered, ...lines])
        return { ...paper, nome: 'Cupom fiscal.webp', tipo: 'image/webp', ...picture }
      }
      return {
        ...paper,
        nome: `${row.descricao.slice(0, 80)}.pdf`,
        tipo: 'application/pdf',
        data: pdfOf([...lines, numbered]),
      }
    }),
  )
}

/** The newest record of each further kind, with its paper. */
async function others({ work: { db, idCliente }, church, today }: Demo): Promise<Paper[]> {
  const { rows } = await sql<Row & { especie: string; nome: string }>`
    (select 'contaPagar' as especie, 'Boleto' as nome, id, descricao_conta as descricao, data_vencimento_conta as data, valor_conta as valor
      from conta_pagar where id_cliente = ${idCliente} and excluido_em is null order by data_vencimento_conta desc, id limit 4)
    union all (select 'orcamento', 'Cotação', id, titulo_orcamento, data_orcamento, valor_orcamento
      from orcamento where id_cliente = ${idCliente} and excluido_em is null order by data_orcamento desc, id limit 2)
    union all (select 'manutencaoPatrimonio', 'Ordem de serviço', id, coalesce(descricao_manutencao, 'Manutenção'), data_manutencao, valor_manutencao
      from manutencao_patrimonio where id_cliente = ${idCliente} and excluido_em is null order by data_manutencao desc, id limit 2)
    union all (select 'reuniaoLideranca', 'Ata assinada', r.id, 'Ata nº ' || a.numero_ata, r.data_reuniao, null
      from reuniao_lideranca r join ata a on a.id_cliente = r.id_cliente and a.id_reuniao = r.id
      where r.id_cliente = ${idCliente} and r.excluido_em is null and a.aprovada_em is not null order by r.data_reuniao desc, r.id limit 2)`.execute(
    db,
  )
  return rows.map(({ especie, nome, id, descricao, data, valor }): Paper => {
    const lines = [`${nome}: ${descricao}`, church.nome, `Data: ${formatDate(data)}`]
    const whole = valor === null ? lines : [...lines, `Valor: ${formatMoney(valor)}`]
    const createdAt = nextMorning(data < today ? data : addDays(today, -1), today)
    return { especie, idRegistro: id, nome: `${nome}.pdf`, tipo: 'application/pdf', data: pdfOf(whole), createdAt }
  })
}

const nextMorning = (data: DateOnly, today: DateOnly): Date =>
  new Date(`${data < today ? addDays(data, 1) : today}T11:30:00Z`)
