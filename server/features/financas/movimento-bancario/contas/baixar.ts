import { sql } from 'kysely'
import type { z } from 'zod'
import { baixarMovimentoInput, candidatosInput } from '../../../../../schema/rules/financas/movimento-bancario.input.js'
import { formatMoney } from '../../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../../schema/rules/pagination.js'
import { conflict, invalid, notFound } from '../../../../kernel/base/errors.js'
import { from, saved } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { readCase, tellFollowers, useCase } from '../../../../kernel/work/use-case.js'
import { type ContaRow, menos, readRow as readConta, somaDe } from '../../conta/index.js'
import { contasPagar, pagarSide } from '../../conta-pagar/index.js'
import { contasReceber, receberSide } from '../../conta-receber/index.js'
import { perguntasDoLancamento } from '../../lancamento/index.js'
import { link, lockMovimento, missing, record } from '../conciliar.js'
import { askAboutMovimento, movimentoParecido } from '../lancar/perguntas.js'
import { read } from '../movimento-bancario.queries.js'
import { lockPix, notifyPix, refuseBookedPix } from '../pix.js'
import { shifted } from '../sugestoes.queries.js'
import { contaOfMovimento, openContas, sideOf } from './contas.queries.js'
import { type ContaSugestao, meioOfBaixa, type OpenConta } from './contas.rules.js'

type Work = Writing & { ctx: Context }

const lados = {
  contaPagar: { ...pagarSide, contas: contasPagar, lancamento: 'saida', escrever: 'contaPagar.escrever' },
  contaReceber: { ...receberSide, contas: contasReceber, lancamento: 'entrada', escrever: 'contaReceber.escrever' },
} as const

type ContaTipo = keyof typeof lados

const tipoOf = (valor: string): ContaTipo => (valor.startsWith('-') ? 'contaPagar' : 'contaReceber')

/** The account that a pending movement may settle, for whoever may settle it. */
export async function visibleConta(ctx: Context, id: number, valor: string): Promise<ContaSugestao | null> {
  if (!ctx.can('movimentoBancario.escrever') || !ctx.can(lados[tipoOf(valor)].escrever)) return null
  return contaOfMovimento(ctx, id)
}

/** The open payables or receivables among which a person chooses that of a movement: exact amounts and near days first. */
export const readMovimentoContas = readCase({
  action: 'movimentoBancario.escrever',
  input: candidatosInput,
  async run(work, { id, busca }): Promise<OpenConta[]> {
    const movimento = await read(work, id)
    if (!movimento) throw notFound(missing)
    const { idCliente, data, valor } = movimento
    work.ctx.authorise(lados[tipoOf(valor)].escrever)
    return openContas({ db: work.db, idCliente }, sideOf(valor), {
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
export async function settle(work: Work, { id, ...input }: z.output<typeof baixarMovimentoInput>) {
  await lockPix(work)
  const movimento = await lockMovimento(work, id)
  if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
  if (movimento.duvida) throw conflict('Este movimento parece repetido: diga antes se é o mesmo ou outro.')
  await refuseBookedPix(work, movimento)
  const tipo = tipoOf(movimento.valor)
  const { lancamento, contas, escrever } = lados[tipo]
  work.ctx.authorise(escrever)
  const conta = await chosenConta(work, tipo, input)
  const { juros, multa, desconto, observacao } = input
  const { data, idContaFinanceira } = movimento
  const dinheiro = movimento.valor.replace('-', '')
  const saiu = tipo === 'contaPagar'
  const ask = await askAboutMovimento(work, 'lancamento', { data, valor: dinheiro, saiu, idContaFinanceira })
  const pagamento = {
    idConta: conta.id,
    idContaFinanceira,
    data,
    valor: paidOf(conta, dinheiro, input),
    juros,
    multa,
    desconto,
    observacao,
    meio: input.meio ?? meioOfBaixa(movimento.historico),
  }
  const made = await lancamentoOf(work, tipo, await contas.registrar(work, pagamento, true))
  ask(made)
  const ligados = [{ tipo: lancamento, id: made, valor: movimento.valor } as const]
  link(work, movimento, ligados)
  await work.em.flush()
  await notifyPix(work, movimento, ligados)
  if (tipo === 'contaReceber') await tellFollowers(work, 'conta_receber', conta.id, 'moved')
  return movimento
}

export const baixarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  asks: [movimentoParecido, ...perguntasDoLancamento],
  record,
  input: baixarMovimentoInput,
  run: async (work, input) => saved(work, await settle(work, input), read),
})

type Partes = Omit<z.output<typeof baixarMovimentoInput>, 'id'>

/** @throws VALIDATION_FAILED when the account is none, or none of this side; CONFLICT when it is settled */
async function chosenConta(work: Work, tipo: ContaTipo, partes: Partes): Promise<ContaRow> {
  const found: Partial<Record<ContaTipo, ContaRow>> = {}
  // both are looked for before anything else is said of them
  for (const campo of ['contaPagar', 'contaReceber'] as const) {
    const ref = partes[campo]
    if (ref == null) continue
    const row = await readConta(work, lados[campo], ref)
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
function paidOf({ restante }: ContaRow, dinheiro: string, { juros, multa, desconto }: Partes): string {
  const valor = menos(somaDe(dinheiro, desconto), somaDe(juros, multa))
  if (/^-|^0\.00$/.test(valor)) throw invalid({ juros: 'Juros e multa precisam ser menores que o movimento.' })
  const excess = menos(valor, restante)
  if (!/^-|^0\.00$/.test(excess))
    throw invalid(
      desconto === '0.00'
        ? {
            juros: `O movimento tem ${formatMoney(excess)} a mais do que falta nesta conta: diga o que é juros ou multa.`,
          }
        : { desconto: `Com este desconto, o movimento tem ${formatMoney(excess)} a mais do que falta nesta conta.` },
    )
  return valor
}

/** The id of the ledger entry of a payment. */
async function lancamentoOf(work: Work, tipo: ContaTipo, { idConta, vez }: { idConta: number; vez: number }) {
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
export async function baixasOf({ db, idCliente }: Writing, idMovimento: number, madeOnly = false) {
  const ofTipo = (tipo: ContaTipo) => {
    const { lancamento } = lados[tipo]
    return sql`
      select ${sql.lit(tipo)} as tipo, b.id, b.id_conta as "idConta"
      from conciliacao c
      join ${sql.table(lancamento)} l on l.id_cliente = ${idCliente} and l.id = ${sql.ref(`c.id_${lancamento}`)} and l.origem = ${sql.lit(tipo)}
        and (not ${madeOnly}::boolean or l.created_at = c.created_at)
      join ${sql.table(tipo === 'contaPagar' ? 'baixa_pagar' : 'baixa_receber')} b on b.id_cliente = ${idCliente}
        and b.id_conta = l.id_origem and b.vez = l.vez and b.excluido_em is null
      where c.id_cliente = ${idCliente} and c.id_movimento = ${idMovimento}`
  }
  // in the order in which others lock accounts
  const { rows } = await sql<{ tipo: ContaTipo; id: number; idConta: number }>`
    ${ofTipo('contaPagar')} union all ${ofTipo('contaReceber')} order by tipo, "idConta", id`.execute(db)
  return rows
}

/** Undoes payments whose movement is pending again, with their entries. */
export async function undoBaixas(
  work: Work,
  baixas: readonly { tipo: ContaTipo; id: number; idConta: number }[],
): Promise<void> {
  for (const { tipo, id, idConta } of baixas) {
    work.ctx.authorise(lados[tipo].escrever)
    await lados[tipo].contas.desfazer(work, id)
    if (tipo === 'contaReceber') await tellFollowers(work, 'conta_receber', idConta, 'moved')
  }
}
