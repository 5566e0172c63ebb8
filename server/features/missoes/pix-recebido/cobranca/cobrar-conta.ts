import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type DateOnly, todayIn } from '../../../../../schema/rules/dates.js'
import { cobrarContaInput } from '../../../../../schema/rules/missoes/pix-recebido.input.js'
import { AppError, conflict } from '../../../../kernel/base/errors.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import { type Reading, transaction, type Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { mayWrite, useCase } from '../../../../kernel/work/use-case.js'
import { fusoOf } from '../../../acesso/cliente/index.js'
import { menos } from '../../../financas/conta/index.js'
import { contasReceber, readContaReceber, receberSide } from '../../../financas/conta-receber/index.js'
import { recebedor, recebedorOf } from '../../codigo-pix/index.js'
import { type PixProviderRow, ProviderFailed, readProvider } from '../../provedor-pix/index.js'
import { bancoOfIgreja } from '../banco/buscar-pix.js'
import { cobrancaDeadline } from '../pix-recebido.rules.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** The key of the church now, and its account at the bank: the money of other charges would go elsewhere, or unseen. */
export const currentChave = ({ idCliente }: Scope) =>
  sql<string | null>`(select c.chave_pix from cliente c where c.id_cliente = ${idCliente} and c.id = ${idCliente})`
export const currentBanco = ({ idCliente }: Scope) =>
  sql<string | null>`(select p.endereco || ' ' || p.aplicacao from provedor_pix p where p.id_cliente = ${idCliente})`

const contaInBanco = ({ endereco, aplicacao }: Pick<PixProviderRow, 'endereco' | 'aplicacao'>): string =>
  `${endereco} ${aplicacao}`

/** The charge of a receivable that can still be paid for a while, is of what is due, and goes to the church's key and bank. */
export const cobrancaOfConta = (work: Scope, idConta: number) =>
  from(work, 'pix_cobranca')
    .innerJoin('conta_receber', (join) =>
      join
        .onRef('conta_receber.id', '=', 'pix_cobranca.idContaReceber')
        .onRef('conta_receber.idCliente', '=', 'pix_cobranca.idCliente'),
    )
    .select(['pix_cobranca.txid', 'pix_cobranca.texto', 'pix_cobranca.valor', 'pix_cobranca.expiraEm'])
    .where('pix_cobranca.idContaReceber', '=', idConta)
    .where('pix_cobranca.encerradaEm', 'is', null)
    .where('pix_cobranca.expiraEm', '>', new Date(Date.now() + oneHour))
    .where('pix_cobranca.chave', '=', currentChave(work))
    .where('pix_cobranca.banco', 'is not distinct from', currentBanco(work))
    .where('conta_receber.excluidoEm', 'is', null)
    .where('conta_receber.statusConta', '=', receberSide.aberto)
    .whereRef('pix_cobranca.valor', '=', ({ eb }) =>
      eb('conta_receber.valorConta', '-', eb.ref('conta_receber.valorBaixado')),
    )
    .orderBy('pix_cobranca.id', 'desc')
    .executeTakeFirst()

const oneHour = 3_600_000

const received = 'Esta conta já foi recebida: não há o que cobrar.'
const changed = 'A conta mudou neste momento. Confira o valor e cobre de novo.'

const action = 'contaReceber.escrever'

const mayWriteCobranca = (ctx: Context, idCliente: number): Promise<void> =>
  transaction(ctx.services.sessions, idCliente, ctx.author(action), (work) => mayWrite(ctx, work, action))

interface MadeCobranca {
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
  async prepare(ctx, { id }, idCliente): Promise<MadeCobranca | undefined> {
    // the bank is asked for a charge at once, so whether the church may write is asked before it, too
    await mayWriteCobranca(ctx, idCliente)
    const conta = await readContaReceber(ctx, { id })
    if (conta.excluidoEm || conta.dataEncerramentoConta) throw conflict(received)
    const valor = menos(conta.valorConta, conta.valorBaixado)
    const before = await cobrancaOfConta({ db: (await ctx.read()).db, idCliente }, conta.id)
    const today: DateOnly = todayIn(await fusoOf(ctx, idCliente))
    await ctx.endReading()
    if (before) return undefined
    const banco = await bancoOfIgreja(ctx.services, idCliente)
    if (!banco?.chave) throw conflict('Para cobrar por Pix, ligue antes o Pix pelo banco da igreja.')
    const txid = randomBytes(16).toString('hex')
    const segundos = cobrancaDeadline(conta.dataVencimentoConta, today)
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
        banco: contaInBanco(row),
        expiraEm: new Date(Date.now() + segundos * 1000),
      }
    } catch (error) {
      if (error instanceof ProviderFailed) throw new AppError('UNAVAILABLE', error.message)
      throw error
    }
  },
  async run(work, { id }, made) {
    const conta = await contasReceber.travarAberta(work, id)
    const igreja = await recebedor(work, work.idCliente)
    const who = recebedorOf(igreja)
    if (!who) throw conflict(changed)
    // of two people who charge at once, both get the first one's charge
    const valid =
      (await cobrancaOfConta(work, conta.id)) ?? (await storedCobranca(work, conta, who.chave, igreja.chavePix, made))
    const { txid, texto, valor, expiraEm } = valid
    return { txid, copiaECola: texto ?? '', valor, recebedor: who, expiraEm: new Date(expiraEm).toISOString() }
  },
})

/**
 * Stores a charge that the bank has made, if it is of what is due, to the key and at the bank that the church still has.
 * Nobody has seen the code of one that is not.
 */
async function storedCobranca(
  work: Writing,
  conta: { id: number; valorConta: string; valorBaixado: string },
  chave: string,
  // as the church's row has it, which `cobrancaOfConta` compares; a query among the values is refused by Citus
  chavePix: string | null,
  made: MadeCobranca | undefined,
): Promise<MadeCobranca> {
  const row = await readProvider(work)
  const counts = made?.valor === menos(conta.valorConta, conta.valorBaixado)
  if (!made || !counts || !row || made.chave !== chave || made.banco !== contaInBanco(row)) throw conflict(changed)
  await work.db
    .insertInto('pix_cobranca')
    .values({ idCliente: work.idCliente, idContaReceber: conta.id, ...made, chave: chavePix })
    .execute()
  return made
}
