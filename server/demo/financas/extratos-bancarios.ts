import { sql } from 'kysely'
import { saldosEm } from '../../features/financas/conta-financeira/index.js'
import {
  contaNormalizada,
  gravarMovimentos,
  identificar,
  type MovimentoLido,
  soma,
} from '../../features/financas/movimento-bancario/index.js'
import type { DateOnly } from '../../kernel/dates.js'
import type { Decimal } from '../../kernel/money.js'
import type { DemoArea } from '../context.js'
import { addDays } from '../days.js'
import { contasDe } from './contas-financeiras.js'

interface Lancamento {
  tipo: 'entrada' | 'saida' | 'transferencia'
  id: number
  data: DateOnly
  valor: Decimal
  descricao: string
  nome: string | null
}

/** What the bank takes on the fifth of each month; nobody has written it into the books yet. */
const tarifa = { valor: '-39.90', memo: 'TARIFA PACOTE DE SERVICOS' }

/** A tithe that came today with the txid of a person's Pix code, which nobody has written into the books yet. */
const porPix = '120.00'

/** How many of the newest movements still wait for the treasurer. */
const esperam = 8

/** The bank's statements of the last month and of the present one: most lines have their entries, the newest ones wait. */
export const extratosBancarios: DemoArea = async ({ work, church, today }) => {
  const { db, idCliente } = work
  const contas = await contasDe(work)
  const present = `${today.slice(0, 7)}-01`
  const last = `${addDays(present, -1).slice(0, 7)}-01`
  const months = [
    { inicio: last, fim: addDays(present, -1) },
    { inicio: present, fim: today },
  ]
  const { banco, numero: conta } = church.financas.banco
  let cobrado: Decimal = '0.00'
  for (const { inicio, fim } of months) {
    const lancamentos = await doBanco(work, contas.banco, inicio, fim)
    const dia = addDays(inicio, 4)
    const cobra = dia <= fim
    if (cobra) cobrado = soma(cobrado, tarifa.valor)
    const movimentos: MovimentoLido[] = lancamentos.map((one, index) => ({
      data: one.data,
      valor: one.valor,
      fitid: `${one.data.replaceAll('-', '')}${String(index + 1).padStart(3, '0')}`,
      nome: '',
      memo: textoDo(one),
      documento: '',
    }))
    const daTarifa = { ...tarifa, data: dia, fitid: `${dia.replaceAll('-', '')}900`, nome: '', documento: '' }
    const txid = fim === today ? await txidDeAlguem(work) : undefined
    const boleto = fim === today ? await contaPaga(work, today) : undefined
    const doPix = { data: fim, valor: porPix, fitid: `${fim.replaceAll('-', '')}901`, nome: '', documento: '' }
    const soNoBanco = [
      ...(cobra ? [daTarifa] : []),
      ...(txid ? [{ ...doPix, memo: `PIX RECEBIDO QR CODE ESTATICO ${txid}` }] : []),
      ...(boleto ? [{ ...doPix, ...boleto, fitid: `${fim.replaceAll('-', '')}902` }] : []),
    ]
    const doLivro = (await saldosEm(work, fim)).get(contas.banco) ?? '0.00'
    const saldo = soma(doLivro, cobrado, txid ? porPix : '0.00', boleto?.valor ?? '0.00')
    const createdAt = new Date(`${fim < today ? addDays(fim, 1) : fim}T11:${inicio.slice(5, 7)}:00Z`)
    const at = { createdAt, updatedAt: createdAt }
    const extrato = await db
      .insertInto('extrato_bancario')
      .values({
        idCliente,
        idContaFinanceira: contas.banco,
        nomeArquivo: `extrato-${inicio.slice(0, 7)}.ofx`,
        formato: 'ofx',
        ...contaNormalizada({ banco, conta }),
        inicio,
        fim,
        saldo,
        dataSaldo: fim,
        ...at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const lidos = identificar({
      banco,
      agencia: '',
      conta,
      inicio,
      fim,
      saldo,
      dataSaldo: fim,
      movimentos: [...movimentos, ...soNoBanco],
    })
    const destino = { idContaFinanceira: contas.banco, idExtrato: extrato.id }
    const gravados = await gravarMovimentos(
      work,
      destino,
      lidos.map((movimento) => ({ ...movimento, motivo: null })),
    )
    await db
      .updateTable('extrato_bancario')
      .set({ novos: gravados.novos, ...at })
      .where('idCliente', '=', idCliente)
      .where('id', '=', extrato.id)
      .execute()
    const stored = await db
      .selectFrom('movimento_bancario')
      .select(['id', 'identidade'])
      .where('idCliente', '=', idCliente)
      .where('idExtrato', '=', extrato.id)
      .execute()
    const idOf = new Map(stored.map(({ id, identidade }) => [identidade, id]))
    const done = fim === today ? lancamentos.slice(0, -esperam) : lancamentos
    const links = done.map((one, index) => ({
      idCliente,
      idMovimento: idOf.get(lidos[index]?.identidade ?? '') as number,
      ordem: 1,
      ...(one.tipo === 'entrada' && { idEntrada: one.id }),
      ...(one.tipo === 'saida' && { idSaida: one.id }),
      ...(one.tipo === 'transferencia' && { idTransferencia: one.id, recebida: !one.valor.startsWith('-') }),
      ...at,
    }))
    if (links.length > 0) await db.insertInto('conciliacao').values(links).execute()
    await sql`
      update movimento_bancario m set created_at = ${createdAt}, updated_at = ${createdAt},
        situacao = case when exists (select from conciliacao c where c.id_cliente = m.id_cliente and c.id_movimento = m.id)
          then 'conciliado' else situacao end
      where id_cliente = ${idCliente} and id_extrato = ${extrato.id}`.execute(db)
  }
}

/** The txid of the newest Pix code with which a person gives tithes. */
const txidDeAlguem = async ({ db, idCliente }: Parameters<DemoArea>[0]['work']): Promise<string | undefined> => {
  const { rows } = await sql<{ txid: string }>`
    select txid from codigo_pix where id_cliente = ${idCliente} and finalidade = 'dizimo' and id_usuario is not null
    order by id desc limit 1`.execute(db)
  return rows[0]?.txid
}

/** The payment of an open payable that is due now, which the bank has and nobody has settled yet. */
async function contaPaga(
  { db, idCliente }: Parameters<DemoArea>[0]['work'],
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
async function doBanco(
  { db, idCliente }: Parameters<DemoArea>[0]['work'],
  conta: number,
  inicio: DateOnly,
  fim: DateOnly,
): Promise<Lancamento[]> {
  const { rows } = await sql<Lancamento>`
    select * from (
      select 'entrada' as tipo, e.id, e.data, e.valor, e.descricao, u.name as nome from entrada e
        left join dizimo d on d.id_cliente = e.id_cliente and e.origem = 'dizimo' and d.id = e.id_origem
        left join usuario u on u.id_cliente = e.id_cliente and u.id = d.id_membro
        where e.id_cliente = ${idCliente} and e.id_conta_financeira = ${conta} and e.excluido_em is null
      union all select 'saida', id, data, -valor, descricao, null from saida
        where id_cliente = ${idCliente} and id_conta_financeira = ${conta} and excluido_em is null
      union all select 'transferencia', id, data, valor, coalesce(descricao, ''), null from transferencia
        where id_cliente = ${idCliente} and id_conta_destino = ${conta} and excluido_em is null
      union all select 'transferencia', id, data, -valor, coalesce(descricao, ''), null from transferencia
        where id_cliente = ${idCliente} and id_conta_origem = ${conta} and excluido_em is null) x
    where data between ${inicio}::date and ${fim}::date order by data, tipo, id`.execute(db)
  return rows
}

/** As banks write: capitals without accents. */
function textoDo({ tipo, valor, descricao, nome }: Lancamento): string {
  const text =
    tipo === 'transferencia'
      ? valor.startsWith('-')
        ? 'APLICACAO POUPANCA'
        : 'DEPOSITO EM DINHEIRO'
      : nome
        ? `PIX RECEBIDO ${nome}`
        : `${tipo === 'saida' ? 'PAGTO ELETRON' : 'CREDITO PIX'} ${descricao}`
  return plain(text)
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
