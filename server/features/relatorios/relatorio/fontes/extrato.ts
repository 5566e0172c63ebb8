import { formatDate } from '../../../../kernel/dates.js'
import { notFound } from '../../../../kernel/errors.js'
import { formatMoney } from '../../../../kernel/money.js'
import { contaDoExtrato } from '../../../financas/conta-financeira/index.js'
import { fimDoMes, nomeDoMes } from '../../../financas/lancamento/index.js'
import {
  entradaDa,
  linhasDosExtratos,
  nomeCategoria,
  saidaDoExtrato,
  type TotaisDoExtrato,
  totaisDosExtratos,
} from '../../../financas/livro-caixa/index.js'
import { agrupar, cada, destaque, type Fonte, numero, texto } from './fonte.js'

/** The statement of one account: what moved its money, line by line, with the balance at the end of each month. */
export const extrato: Fonte = async ({ db, idCliente, periodo, filtros: { idContaFinanceira } }) => {
  const scope = { db, idCliente }
  const conta = await contaDoExtrato(scope, idContaFinanceira)
  if (!conta) throw notFound('Conta financeira não encontrada.')
  const totais = (await totaisDosExtratos(scope, [conta], periodo))[0] as TotaisDoExtrato
  const rows = await linhasDosExtratos(scope, [{ ...conta, saldoAnterior: totais.saldoAnterior }], periodo)
  const some = (rotulo: string, valor: string) => (valor === '0.00' ? [] : [destaque(rotulo, formatMoney(valor))])
  return {
    titulo: `Extrato: ${conta.nome}`,
    resumo: [
      destaque('Saldo anterior', formatMoney(totais.saldoAnterior)),
      ...some('Saldo inicial', totais.saldosIniciais),
      destaque('Entradas', formatMoney(totais.entradas)),
      destaque('Saídas', formatMoney(totais.saidas)),
      ...some('Recebido de outras contas', totais.recebidas),
      ...some('Enviado a outras contas', totais.enviadas),
      destaque('Saldo final', formatMoney(totais.saldo)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            texto('Data', 11),
            texto('Descrição', 31),
            texto('Categoria', 13),
            numero('Entrada', 18),
            numero('Saída', 18),
            numero('Saldo', 18),
          ],
          grupos: agrupar(rows, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => {
            const ultimo = fimDoMes(mes) < periodo.fim ? fimDoMes(mes) : periodo.fim
            return {
              titulo: nomeDoMes(mes),
              linhas: cada(ofMonth, (row) => [
                formatDate(row.data),
                row.descricao,
                nomeCategoria(row),
                written(entradaDa(row)),
                written(saidaDoExtrato(row)),
                formatMoney(row.saldo),
              ]),
              subtotal: [`Saldo em ${formatDate(ultimo)}`, '', '', '', '', formatMoney(ofMonth.at(-1)!.saldo)],
            }
          }),
          total: null,
          vazio: 'Nenhuma movimentação no período.',
        },
      },
    ],
  }
}

const written = (valor: string | null): string => (valor === null ? '' : formatMoney(valor))
