import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { formatMoney } from '../../../kernel/money.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/use-case.js'
import { type ContaRow, ler as lerConta, menos, somaDe } from '../conta/index.js'
import { contasPagar, ladoPagar } from '../conta-pagar/index.js'
import { contasReceber, ladoReceber } from '../conta-receber/index.js'
import { perguntasDoLancamento } from '../lancamento/index.js'
import { ligar, missing, record, travarMovimento } from './conciliar.js'
import { contaDoMovimento, contasAbertas, ladoDo } from './contas.queries.js'
import { type ContaAberta, meioDaBaixa, type SugestaoDeConta } from './contas.rules.js'
import { baixarMovimentoInput, candidatosInput } from './movimento-bancario.input.js'
import { ler } from './movimento-bancario.queries.js'
import { avisarPix, recusarPixLancado, travarPix } from './pix.js'
import { shifted } from './sugestoes.queries.js'

type Work = Writing & { ctx: Context }

const lados = {
  contaPagar: { ...ladoPagar, contas: contasPagar, lancamento: 'saida', escrever: 'contaPagar.escrever' },
  contaReceber: { ...ladoReceber, contas: contasReceber, lancamento: 'entrada', escrever: 'contaReceber.escrever' },
} as const

type TipoDeConta = keyof typeof lados

const tipoDo = (valor: string): TipoDeConta => (valor.startsWith('-') ? 'contaPagar' : 'contaReceber')

/** The account that a pending movement may settle, for whoever may settle it. */
export async function contaVisivel(ctx: Context, id: number, valor: string): Promise<SugestaoDeConta | null> {
  if (!ctx.can('movimentoBancario.escrever') || !ctx.can(lados[tipoDo(valor)].escrever)) return null
  return contaDoMovimento(ctx, id)
}

/** The open payables or receivables among which a person chooses that of a movement: exact amounts and near days first. */
export const lerContasDoMovimento = readCase({
  action: 'movimentoBancario.escrever',
  input: candidatosInput,
  async run(work, { id, busca }): Promise<ContaAberta[]> {
    const movimento = await ler(work, id)
    if (!movimento) throw notFound(missing)
    const { idCliente, data, valor } = movimento
    work.ctx.authorise(lados[tipoDo(valor)].escrever)
    return contasAbertas({ db: work.db, idCliente }, ladoDo(valor), {
      fim: shifted(data, 366),
      patterns: searchPatterns(busca),
      perto: { data, valor: valor.replace('-', '') },
      limit: 50,
    })
  },
})

/**
 * Settles an open payable or receivable with the money of a pending movement, and matches the entry that this makes. Less
 * money than is left is a part payment; more is refused unless interest or a fine explains it.
 */
export async function baixar(work: Work, { id, ...input }: z.output<typeof baixarMovimentoInput>) {
  await travarPix(work)
  const movimento = await travarMovimento(work, id)
  if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
  if (movimento.duvida) throw conflict('Este movimento parece repetido: diga antes se é o mesmo ou outro.')
  await recusarPixLancado(work, movimento)
  const tipo = tipoDo(movimento.valor)
  const { lancamento, contas, escrever } = lados[tipo]
  work.ctx.authorise(escrever)
  const conta = await escolhida(work, tipo, input)
  const { juros, multa, desconto, observacao } = input
  const baixa = await contas.registrar(work, {
    idConta: conta.id,
    idContaFinanceira: movimento.idContaFinanceira,
    data: movimento.data,
    valor: pagoDe(conta, movimento.valor.replace('-', ''), input),
    juros,
    multa,
    desconto,
    observacao,
    meio: input.meio ?? meioDaBaixa(movimento.historico),
  })
  const ligados = [{ tipo: lancamento, id: await lancamentoDa(work, tipo, baixa), valor: movimento.valor } as const]
  ligar(work, movimento, ligados)
  await work.em.flush()
  await avisarPix(work, movimento, ligados)
  if (tipo === 'contaReceber') await tellFollowers(work, 'conta_receber', conta.id, 'moved')
  return movimento
}

export const baixarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  asks: perguntasDoLancamento,
  record,
  input: baixarMovimentoInput,
  run: async (work, input) => saved(work, await baixar(work, input), ler),
})

type Partes = Omit<z.output<typeof baixarMovimentoInput>, 'id'>

/** @throws VALIDATION_FAILED when the account is none, or none of this side; CONFLICT when it is settled */
async function escolhida(work: Work, tipo: TipoDeConta, partes: Partes): Promise<ContaRow> {
  const found: Partial<Record<TipoDeConta, ContaRow>> = {}
  // both are looked for before anything else is said of them
  for (const campo of ['contaPagar', 'contaReceber'] as const) {
    const ref = partes[campo]
    if (ref == null) continue
    const row = await lerConta(work, lados[campo], ref)
    if (!row || row.excluidoEm) throw invalid({ [campo]: 'Conta não encontrada.' })
    found[campo] = row
  }
  if (tipo === 'contaPagar' && found.contaReceber)
    throw invalid({ contaReceber: 'O que saiu do banco paga uma conta a pagar.' })
  if (tipo === 'contaReceber' && found.contaPagar)
    throw invalid({ contaPagar: 'O que entrou no banco recebe uma conta a receber.' })
  const conta = found[tipo]
  if (!conta) throw invalid({ [tipo]: 'Escolha a conta.' })
  if (conta.dataEncerramentoConta !== null)
    throw conflict(`Esta conta já foi ${tipo === 'contaPagar' ? 'paga' : 'recebida'}.`)
  return conta
}

/**
 * What the money pays of the account: without interest and fine, and with the discount.
 * @throws VALIDATION_FAILED when that is more than is left, or nothing
 */
function pagoDe({ restante }: ContaRow, dinheiro: string, { juros, multa, desconto }: Partes): string {
  const valor = menos(somaDe(dinheiro, desconto), somaDe(juros, multa))
  if (/^-|^0\.00$/.test(valor)) throw invalid({ juros: 'Juros e multa precisam ser menores que o movimento.' })
  const passa = menos(valor, restante)
  if (!/^-|^0\.00$/.test(passa))
    throw invalid(
      desconto === '0.00'
        ? {
            juros: `O movimento tem ${formatMoney(passa)} a mais do que falta nesta conta: diga o que é juros ou multa.`,
          }
        : { desconto: `Com este desconto, o movimento tem ${formatMoney(passa)} a mais do que falta nesta conta.` },
    )
  return valor
}

/** The id of the ledger entry of a payment. */
async function lancamentoDa(work: Work, tipo: TipoDeConta, { idConta, vez }: { idConta: number; vez: number }) {
  const row = await from(work, lados[tipo].lancamento as 'saida')
    .select('id')
    .where('origem', '=', tipo)
    .where('idOrigem', '=', idConta)
    .where('vez', '=', vez)
    .where('excluidoEm', 'is', null)
    .executeTakeFirstOrThrow()
  return row.id
}

/** The payments that a movement confirms. */
export async function baixasDo({ db, idCliente }: Writing, idMovimento: number) {
  const deste = (tipo: TipoDeConta) => {
    const { lancamento } = lados[tipo]
    return sql`
      select ${sql.lit(tipo)} as tipo, b.id, b.id_conta as "idConta"
      from conciliacao c
      join ${sql.table(lancamento)} l on l.id_cliente = ${idCliente} and l.id = ${sql.ref(`c.id_${lancamento}`)} and l.origem = ${sql.lit(tipo)}
      join ${sql.table(tipo === 'contaPagar' ? 'baixa_pagar' : 'baixa_receber')} b on b.id_cliente = ${idCliente}
        and b.id_conta = l.id_origem and b.vez = l.vez and b.excluido_em is null
      where c.id_cliente = ${idCliente} and c.id_movimento = ${idMovimento}`
  }
  // in the order in which others lock accounts
  const { rows } = await sql<{ tipo: TipoDeConta; id: number; idConta: number }>`
    ${deste('contaPagar')} union all ${deste('contaReceber')} order by tipo, "idConta", id`.execute(db)
  return rows
}

/** Undoes payments whose movement is pending again, with their entries. */
export async function desfazerBaixas(
  work: Work,
  baixas: readonly { tipo: TipoDeConta; id: number; idConta: number }[],
): Promise<void> {
  for (const { tipo, id, idConta } of baixas) {
    work.ctx.authorise(lados[tipo].escrever)
    await lados[tipo].contas.desfazer(work, id)
    if (tipo === 'contaReceber') await tellFollowers(work, 'conta_receber', idConta, 'moved')
  }
}
