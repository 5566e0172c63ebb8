import type { DateOnly } from '../../../../../schema/rules/dates.js'
import { menos, somaDe, totalDaBaixa } from '../../../../../schema/rules/financas/baixa.rules.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import type { RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { storedCategorias } from '../../categoria/index.js'
import { lancamentoDescription } from '../conta.rules.js'
import type { Baixa, Conta, Contas, Pagamento } from '../registros.js'
import { madeBaixas } from './baixa.queries.js'
import type { SideOfBaixas } from './travar.js'

/** Number of the ledger entries' category, for payables and receivables without one of their own. */
const categoriaConta = 4

/**
 * Writes payments of locked, open records, each with its ledger entry. As many statements for many payments as for two.
 * @param idContaFinanceira the account of all; without it, that of each one's means
 */
export async function bookBaixas<Origem extends string>(
  { lado, baixas }: SideOfBaixas<Origem>,
  work: Writing,
  pagamentos: readonly { conta: Conta; pagamento: Pagamento }[],
  idContaFinanceira: RecordRef | null | undefined,
  ofBanco = false,
): Promise<Baixa[]> {
  const ids = pagamentos.map(({ conta }) => conta.id)
  const before = await madeBaixas(work, lado, ids)
  const categoria = await storedCategorias(
    work,
    pagamentos.map(({ conta }) => conta.idCategoria),
    categoriaConta,
  )
  const made = pagamentos.map(({ conta, pagamento }) => {
    const vez = before(conta.id).vez + 1
    return work.em.create(baixas, { idCliente: work.idCliente, idConta: conta.id, vez, ...pagamento })
  })
  await work.em.flush()
  for (const { conta, pagamento } of pagamentos) {
    const { dia } = before(conta.id)
    conta.valorBaixado = somaDe(conta.valorBaixado, pagamento.valor)
    if (conta.valorBaixado === conta.valorConta) settle(lado, conta, dia && dia > pagamento.data ? dia : pagamento.data)
  }
  await lado.lancarTodas(
    work,
    pagamentos.map(({ conta, pagamento }, index) => ({
      origem: lado.origem,
      idOrigem: conta.id,
      vez: (made[index] as Baixa).vez,
      descricao: lancamentoDescription(conta),
      data: pagamento.data,
      ...categoria(conta.idCategoria),
      valor: totalDaBaixa(pagamento),
      meio: pagamento.meio,
      idCentroCusto: conta.idCentroCusto,
      ...(conta.idFornecedor && { idFornecedor: conta.idFornecedor }),
    })),
    idContaFinanceira,
    ofBanco,
  )
  return made as Baixa[]
}

/** All of a record is paid or received. */
export const settle = <Origem extends string>(lado: Contas<Origem>, conta: Conta, dia: DateOnly) =>
  Object.assign(conta, { statusConta: lado.encerrado, dataEncerramentoConta: dia })

/** A payment counts no more: what it paid is open again. */
export const reopen = <Origem extends string>(lado: Contas<Origem>, conta: Conta, valor: Decimal) =>
  Object.assign(conta, {
    statusConta: lado.aberto,
    dataEncerramentoConta: null,
    valorBaixado: menos(conta.valorBaixado, valor),
  })
