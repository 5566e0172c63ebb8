import { sql } from 'kysely'
import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Decimal } from '../../../schema/rules/money.js'
import { saldosOn } from '../../features/financas/conta-financeira/index.js'
import {
  historicoOf,
  identify,
  normalisedConta,
  pagadorOf,
  type ReadMovimento,
  sumOf,
} from '../../features/financas/movimento-bancario/index.js'
import type { Writing } from '../../kernel/data/tenant/session.js'
import type { DemoArea } from '../context.js'
import { addDays, earliest } from '../days.js'
import { contasOf } from './contas-financeiras.js'

interface Lancamento {
  tipo: 'entrada' | 'saida' | 'transferencia'
  id: number
  data: DateOnly
  valor: Decimal
  descricao: string
  nome: string | null
  /** how a tithe was given */
  meio: string | null
}

/** What the bank took on the fifth of this month; nobody has written it into the books yet. */
const tarifa = { valor: '-39.90', memo: 'TARIFA PACOTE COBRANCA' }

/** A tithe that came today with the txid of a person's Pix code, which nobody has written into the books yet. */
const byPix = '120.00'

/** How many of the newest movements still wait for the treasurer. */
const waitingCount = 8

/** The file of one month. */
interface Month {
  inicio: DateOnly
  fim: DateOnly
}

/** A line of a file, and the entry that is its money; null while it waits for the treasurer. */
interface Line extends ReadMovimento {
  lancamento: Lancamento | null
}

/**
 * The bank's statements, one file a month: two years of them in the large church, the last month and the present one in
 * the small one. All lines have their entries, also the monthly fee; only the newest ones of the present month wait.
 */
export const extratosBancarios: DemoArea = async (demo) => {
  const { work, church, today, start } = demo
  const contas = await contasOf(work)
  const previous = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const months = monthsFrom(church.key === 'betel' ? addDays(start, 1) : previous, today)
  const [first] = months
  if (!first) return
  const ofLivro = await asBankLine(work, contas.banco, first.inicio, today)
  const { banco, numero: conta } = church.financas.banco
  let saldo = (await saldosOn(work, addDays(first.inicio, -1))).get(contas.banco) ?? '0.00'
  const files = []
  for (const { inicio, fim } of months) {
    const linhas = linesOf(ofLivro.filter(({ data }) => inicio <= data && data <= fim))
    if (fim === today) {
      for (const linha of linhas.slice(-waitingCount)) linha.lancamento = null
      linhas.push(...(await onlyAtBanco(work, inicio, today)))
    }
    saldo = sumOf(saldo, ...linhas.map(({ valor }) => valor))
    const createdAt = new Date(`${fim < today ? addDays(fim, 1) : fim}T11:${inicio.slice(5, 7)}:00Z`)
    const lido = { banco, agencia: '', conta, inicio, fim, saldo, dataSaldo: fim, movimentos: linhas }
    files.push({ lido, linhas, createdAt })
  }
  const extratos = await work.db
    .insertInto('extrato_bancario')
    .values(
      files.map(({ lido: { inicio, fim, saldo }, linhas, createdAt }) => ({
        idCliente: work.idCliente,
        idContaFinanceira: contas.banco,
        nomeArquivo: `extrato-${inicio.slice(0, 7)}.ofx`,
        formato: 'ofx',
        ...normalisedConta({ banco, conta }),
        inicio,
        fim,
        saldo,
        dataSaldo: fim,
        novos: linhas.length,
        createdAt,
        updatedAt: createdAt,
      })),
    )
    .returning(['id', 'fim'])
    .execute()
  const extratoOf = new Map(extratos.map(({ id, fim }) => [fim, id]))
  await save(
    work,
    contas.banco,
    files.flatMap(({ lido, linhas, createdAt }) =>
      identify(lido).map(({ identidade }, index) => ({
        ...(linhas[index] as Line),
        identidade,
        extrato: extratoOf.get(lido.fim) as number,
        em: createdAt,
      })),
    ),
  )
}

/** The months from this day to today; the first and the last one may be parts. */
function monthsFrom(first: DateOnly, today: DateOnly): Month[] {
  const months: Month[] = []
  for (let inicio = first; inicio <= today; inicio = addDays(months.at(-1)?.fim ?? today, 1)) {
    const last = addDays(`${addDays(`${inicio.slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1)
    months.push({ inicio, fim: earliest(last, today) })
  }
  return months
}

const linesOf = (lancamentos: readonly Lancamento[]): Line[] =>
  lancamentos.map((one, index) => ({
    data: one.data,
    valor: one.valor,
    fitid: `${one.data.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`,
    nome: '',
    memo: textOf(one),
    documento: '',
    lancamento: one,
  }))

/** What the bank has of the present month, and nobody has written into the books yet. */
async function onlyAtBanco(work: Writing, inicio: DateOnly, today: DateOnly): Promise<Line[]> {
  const quinto = addDays(inicio, 4)
  const txid = await someTxid(work)
  const boleto = await paidConta(work, today)
  const linhas = [
    ...(quinto <= today ? [{ ...tarifa, data: quinto }] : []),
    ...(txid ? [{ data: today, valor: byPix, memo: `PIX RECEBIDO QR CODE ESTATICO ${txid}` }] : []),
    ...(boleto ? [{ ...boleto, data: today }] : []),
  ]
  return linhas.map((linha, index) => ({
    ...linha,
    fitid: `${linha.data.replaceAll('-', '')}${900 + index}`,
    nome: '',
    documento: '',
    lancamento: null,
  }))
}

/** Stores the lines and their entries as they are in the end, in two statements for all files. */
async function save(
  { db, idCliente }: Writing,
  conta: number,
  linhas: readonly (Line & { identidade: string; extrato: number; em: Date })[],
): Promise<void> {
  const batch = linhas.map((linha, ordem) => {
    const historico = historicoOf(linha)
    const { lancamento, identidade, extrato, em, data, valor, fitid } = linha
    const situacao = lancamento ? 'conciliado' : 'pendente'
    return { ordem, identidade, extrato, em, data, valor, fitid, historico, situacao, pagador: pagadorOf(historico) }
  })
  // thousands of rows, on a machine that may be busy
  await sql`set local statement_timeout = '60s'`.execute(db)
  const { rows } = await sql<{ id: number; identidade: string }>`
    insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico,
      documento, pagador, situacao, created_at, updated_at)
    select ${idCliente}::int, ${conta}::int, extrato, identidade, data, valor, fitid, historico, '', pagador, situacao, em, em
    from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as l (ordem int, identidade text, extrato int, em timestamptz,
      data date, valor numeric, fitid text, historico text, situacao text, pagador text)
    order by ordem returning id, identidade`.execute(db)
  const idOf = new Map(rows.map(({ id, identidade }) => [identidade, id]))
  const links = linhas.flatMap(({ lancamento, identidade, valor, em }) =>
    lancamento
      ? [
          {
            movimento: idOf.get(identidade),
            em,
            [lancamento.tipo]: lancamento.id,
            recebida: isReceived(lancamento, valor),
          },
        ]
      : [],
  )
  await sql`
    insert into conciliacao (id_cliente, id_movimento, ordem, id_entrada, id_saida, id_transferencia, recebida, created_at, updated_at)
    select ${idCliente}::int, movimento, 1, entrada, saida, transferencia, recebida, em, em
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as l (movimento int, em timestamptz, entrada int, saida int,
      transferencia int, recebida boolean)`.execute(db)
}

/** The side of a transfer; null for entries. */
const isReceived = ({ tipo }: Lancamento, valor: Decimal) => (tipo === 'transferencia' ? !valor.startsWith('-') : null)

/** The txid of the newest Pix code with which a person gives tithes. */
const someTxid = async ({ db, idCliente }: Writing): Promise<string | undefined> => {
  const { rows } = await sql<{ txid: string }>`
    select txid from codigo_pix where id_cliente = ${idCliente} and finalidade = 'dizimo' and id_usuario is not null
    order by id desc limit 1`.execute(db)
  return rows[0]?.txid
}

/** The payment of an open payable that is due now, which the bank has and nobody has settled yet. */
async function paidConta(
  { db, idCliente }: Writing,
  today: DateOnly,
): Promise<{ valor: Decimal; memo: string } | undefined> {
  const { rows } = await sql<{ valor: Decimal; descricao: string }>`
    select -c.valor_conta as valor, c.descricao_conta as descricao from conta_pagar c
    where c.id_cliente = ${idCliente} and c.excluido_em is null and c.status_conta = 'aberto' and c.valor_baixado = 0
      and c.data_vencimento_conta between ${addDays(today, -7)}::date and ${addDays(today, 7)}::date
      and not exists (select from conta_pagar o where o.id_cliente = ${idCliente} and o.valor_conta = c.valor_conta
        and o.id <> c.id and o.status_conta = 'aberto')
      and not exists (select from saida s where s.id_cliente = ${idCliente} and s.valor = c.valor_conta
        and s.data between ${addDays(today, -7)}::date and ${addDays(today, 7)}::date)
    order by abs(c.data_vencimento_conta - ${today}::date), c.id limit 1`.execute(db)
  const [row] = rows
  return row && { valor: row.valor, memo: plain(`PAGTO BOLETO ${row.descricao}`) }
}

/** What moved the bank account in these days, in the order of the statement. */
async function asBankLine(
  { db, idCliente }: Writing,
  conta: number,
  inicio: DateOnly,
  fim: DateOnly,
): Promise<Lancamento[]> {
  const { rows } = await sql<Lancamento>`
    select * from (
      select 'entrada' as tipo, e.id, e.data, e.valor, e.descricao, u.name as nome, d.meio_dizimo as meio from entrada e
        left join dizimo d on d.id_cliente = e.id_cliente and e.origem = 'dizimo' and d.id = e.id_origem
        left join usuario u on u.id_cliente = e.id_cliente and u.id = d.id_membro
        where e.id_cliente = ${idCliente} and e.id_conta_financeira = ${conta} and e.excluido_em is null
      union all select 'saida', id, data, -valor, descricao, null, null from saida
        where id_cliente = ${idCliente} and id_conta_financeira = ${conta} and excluido_em is null
      union all select 'transferencia', id, data, valor, coalesce(descricao, ''), null, null from transferencia
        where id_cliente = ${idCliente} and id_conta_destino = ${conta} and excluido_em is null
      union all select 'transferencia', id, data, -valor, coalesce(descricao, ''), null, null from transferencia
        where id_cliente = ${idCliente} and id_conta_origem = ${conta} and excluido_em is null) x
    where data between ${inicio}::date and ${fim}::date order by data, tipo, id`.execute(db)
  return rows
}

/** As banks write: capitals without accents. */
function textOf({ tipo, valor, descricao, nome, meio }: Lancamento): string {
  if (descricao.startsWith('Tarifas bancárias')) return 'TARIFA PACOTE DE SERVICOS'
  const text =
    tipo === 'transferencia'
      ? valor.startsWith('-')
        ? 'APLICACAO POUPANCA'
        : 'DEPOSITO EM DINHEIRO'
      : nome
        ? textOfDizimo(nome, meio)
        : tipo === 'saida'
          ? valor.startsWith('-')
            ? `PAGTO ELETRON ${descricao}`
            : 'PIX RECEBIDO DEVOLUCAO FORNECEDOR'
          : `CREDITO PIX ${descricao}`
  return plain(text)
}

/** Only Pix and transfers name who gave. */
const textOfDizimo = (nome: string, meio: string | null): string =>
  meio === 'cartao'
    ? 'CREDITO VENDAS CARTAO'
    : meio === 'cheque'
      ? 'DEPOSITO EM CHEQUE'
      : `${meio === 'transferencia' ? 'TED RECEBIDA' : 'PIX RECEBIDO'} ${nome}`

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
