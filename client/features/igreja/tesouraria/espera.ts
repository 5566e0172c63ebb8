import type { Action } from '../../../gql/actions'
import { formatMoney, formatMonth, formatMonthTitle } from '../../../kernel/ui'
import { contagemUrls } from '../../culto/contagem/urls'
import { aConferirUrls } from '../../financas/a-conferir/urls'
import { contaPagarUrls } from '../../financas/conta-pagar/urls'
import { contaReceberUrls } from '../../financas/conta-receber/urls'
import { esperam } from '../../financas/espera'
import { movimentoBancarioUrls } from '../../financas/movimento-bancario/urls'
import { pixRecebidoUrls } from '../../missoes/pix-recebido/urls'
import type { TesourariaQuery } from './tesouraria.generated'

type Home = TesourariaQuery['home']

/** One line of what waits, and the list that has exactly what it counts. */
export type Espera = { text: string; to: string; late?: boolean }

/** What waits for the people who may do these actions. */
export function esperas(home: Home, acoes: readonly string[]): Espera[] {
  const may = (action: Action) => acoes.includes(action)
  return [...livros(home), ...contas(home, may), ...fechamento(home, may)]
}

/** What the books do not have yet, which the server sends only to those who enter it. */
function livros({ hoje, esperaNosLivros }: Home): Espera[] {
  const lists = {
    movimentos: movimentoBancarioUrls.esperam(hoje),
    pix: pixRecebidoUrls.waiting,
    devolucoes: pixRecebidoUrls.devolucoes,
    contagens: contagemUrls.semAssinaturas(hoje),
    aConferir: aConferirUrls.list,
  }
  return esperam(esperaNosLivros ?? {}).map(({ kind, text }) => ({ text, to: lists[kind] }))
}

const sum = (count: number, one: string, many: string, value: string) =>
  `${count} ${count === 1 ? one : many} (${formatMoney(value)})`

/** The bills that are due. */
function contas({ hoje, vencimentos }: Home, may: (action: Action) => boolean): Espera[] {
  if (!vencimentos) return []
  const [late, soon] = [
    vencimentos.faixas.find(({ inicio }) => !inicio),
    vencimentos.faixas.find(({ inicio }) => inicio),
  ]
  const found: Espera[] = []
  if (may('contaPagar.escrever')) {
    if (late?.quantidadePagar)
      found.push({
        text: sum(late.quantidadePagar, 'conta a pagar atrasada', 'contas a pagar atrasadas', late.pagar),
        to: `${contaPagarUrls.list}?statusConta=atrasado`,
        late: true,
      })
    if (soon?.quantidadePagar)
      found.push({
        text: sum(soon.quantidadePagar, 'conta a pagar em 7 dias', 'contas a pagar em 7 dias', soon.pagar),
        to: `${contaPagarUrls.list}?statusConta=aberto&inicio=${hoje}&fim=${vencimentos.ate}`,
      })
  }
  if (late?.quantidadeReceber && may('contaReceber.escrever'))
    found.push({
      text: sum(late.quantidadeReceber, 'conta a receber atrasada', 'contas a receber atrasadas', late.receber),
      to: `${contaReceberUrls.list}?statusConta=atrasado`,
      late: true,
    })
  return found
}

/** The month that has ended and is open; people who may not close it are told who closes it. */
function fechamento({ fechamento }: Home, may: (action: Action) => boolean): Espera[] {
  const mes = fechamento?.proximo
  if (!mes || !(may('fechamento.fechar') || may('entrada.escrever'))) return []
  const text = may('fechamento.fechar')
    ? `Fechar ${formatMonth(mes)}`
    : `${formatMonthTitle(mes)} ainda não foi fechado`
  return [{ text, to: '/dashboard/fechamento' }]
}
