import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { AppError, conflict } from '../../../kernel/errors.js'
import { from } from '../../../kernel/tenant/records.js'
import { type Reading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { mayWrite, useCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { menos } from '../../financas/conta/index.js'
import { contasReceber, ladoReceber, lerContaReceber } from '../../financas/conta-receber/index.js'
import { recebe, recebedor } from '../codigo-pix/index.js'
import { lerProvedor, ProvedorFalhou, type ProvedorPixRow } from '../provedor-pix/index.js'
import { bancoDaIgreja } from './buscar-pix.js'
import { cobrarContaInput } from './pix-recebido.input.js'
import { prazoDaCobranca } from './pix-recebido.rules.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** The key of the church now, and its account at the bank: the money of other charges would go elsewhere, or unseen. */
export const chaveDeAgora = ({ idCliente }: Scope) =>
  sql<string | null>`(select c.chave_pix from cliente c where c.id_cliente = ${idCliente} and c.id = ${idCliente})`
export const bancoDeAgora = ({ idCliente }: Scope) =>
  sql<string | null>`(select p.endereco || ' ' || p.aplicacao from provedor_pix p where p.id_cliente = ${idCliente})`

const contaNoBanco = ({ endereco, aplicacao }: Pick<ProvedorPixRow, 'endereco' | 'aplicacao'>): string =>
  `${endereco} ${aplicacao}`

/** The charge of a receivable that can still be paid for a while, is of what is due, and goes to the church's key and bank. */
export const cobrancaDaConta = (work: Scope, idConta: number) =>
  from(work, 'pix_cobranca')
    .innerJoin('conta_receber', (join) =>
      join
        .onRef('conta_receber.id', '=', 'pix_cobranca.idContaReceber')
        .onRef('conta_receber.idCliente', '=', 'pix_cobranca.idCliente'),
    )
    .select(['pix_cobranca.txid', 'pix_cobranca.texto', 'pix_cobranca.valor', 'pix_cobranca.expiraEm'])
    .where('pix_cobranca.idContaReceber', '=', idConta)
    .where('pix_cobranca.encerradaEm', 'is', null)
    .where('pix_cobranca.expiraEm', '>', new Date(Date.now() + umaHora))
    .where('pix_cobranca.chave', '=', chaveDeAgora(work))
    .where('pix_cobranca.banco', 'is not distinct from', bancoDeAgora(work))
    .where('conta_receber.excluidoEm', 'is', null)
    .where('conta_receber.statusConta', '=', ladoReceber.aberto)
    .whereRef('pix_cobranca.valor', '=', ({ eb }) =>
      eb('conta_receber.valorConta', '-', eb.ref('conta_receber.valorBaixado')),
    )
    .orderBy('pix_cobranca.id', 'desc')
    .executeTakeFirst()

const umaHora = 3_600_000

const recebida = 'Esta conta já foi recebida: não há o que cobrar.'
const mudou = 'A conta mudou neste momento. Confira o valor e cobre de novo.'

const action = 'contaReceber.escrever'

const podeEscrever = (ctx: Context, idCliente: number): Promise<void> =>
  transaction(ctx.services.sessions, idCliente, ctx.author(action), (work) => mayWrite(ctx, work, action))

interface Feita {
  txid: string
  texto: string
  valor: string
  /** the church's key as the bank has it, and the account there */
  chave: string
  banco: string
  expiraEm: Date
}

/**
 * Charges what is due of a receivable through the church's bank: a code for one payment of that amount. Asked again, it
 * answers with the same charge while that one is valid.
 */
export const cobrarContaPorPix = useCase({
  action,
  record: 'conta_receber',
  input: cobrarContaInput,
  async prepare(ctx, { id }, idCliente): Promise<Feita | undefined> {
    // the bank is asked for a charge at once, so whether the church may write is asked before it, too
    await podeEscrever(ctx, idCliente)
    const conta = await lerContaReceber(ctx, { id })
    if (conta.excluidoEm || conta.dataEncerramentoConta) throw conflict(recebida)
    const valor = menos(conta.valorConta, conta.valorBaixado)
    const before = await cobrancaDaConta({ db: (await ctx.read()).db, idCliente }, conta.id)
    const hoje: DateOnly = todayIn(await fusoDe(ctx, idCliente))
    await ctx.endReading()
    if (before) return undefined
    const banco = await bancoDaIgreja(ctx.services, idCliente)
    if (!banco?.chave) throw conflict('Para cobrar por Pix, ligue antes o Pix pelo banco da igreja.')
    const txid = randomBytes(16).toString('hex')
    const segundos = prazoDaCobranca(conta.dataVencimentoConta, hoje)
    try {
      const made = await banco.provedor.criarCobranca({
        txid,
        valor,
        segundos,
        chave: banco.chave,
        texto: conta.descricaoConta,
      })
      const { chave, row } = banco
      return {
        txid,
        texto: made.copiaECola,
        valor,
        chave,
        banco: contaNoBanco(row),
        expiraEm: new Date(Date.now() + segundos * 1000),
      }
    } catch (error) {
      if (error instanceof ProvedorFalhou) throw new AppError('UNAVAILABLE', error.message)
      throw error
    }
  },
  async run(work, { id }, made) {
    const conta = await contasReceber.travarAberta(work, id)
    const igreja = await recebedor(work, work.idCliente)
    const quem = recebe(igreja)
    if (!quem) throw conflict(mudou)
    // of two people who charge at once, both get the first one's charge
    const valid =
      (await cobrancaDaConta(work, conta.id)) ?? (await guardada(work, conta, quem.chave, igreja.chavePix, made))
    const { txid, texto, valor, expiraEm } = valid
    return { txid, copiaECola: texto ?? '', valor, recebedor: quem, expiraEm: new Date(expiraEm).toISOString() }
  },
})

/**
 * Stores a charge that the bank has made, if it is of what is due, to the key and at the bank that the church still has.
 * Nobody has seen the code of one that is not.
 */
async function guardada(
  work: Writing,
  conta: { id: number; valorConta: string; valorBaixado: string },
  chave: string,
  // as the church's row has it, which `cobrancaDaConta` compares; a query among the values is refused by Citus
  chavePix: string | null,
  made: Feita | undefined,
): Promise<Feita> {
  const row = await lerProvedor(work)
  const vale = made?.valor === menos(conta.valorConta, conta.valorBaixado)
  if (!made || !vale || !row || made.chave !== chave || made.banco !== contaNoBanco(row)) throw conflict(mudou)
  await work.db
    .insertInto('pix_cobranca')
    .values({ idCliente: work.idCliente, idContaReceber: conta.id, ...made, chave: chavePix })
    .execute()
  return made
}
