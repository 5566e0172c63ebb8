import { type ReactNode, useState } from 'react'
import { type Meio, meiosDeConta } from '../../../../../schema/rules/financas/conta-do-meio.input'
import { useCan } from '../../../../kernel/session'
import { useContaFinanceiraChoicesQuery } from '../choices.generated'
import { type Conta, MeiosDialog } from './dialog'

const todos = Object.keys(meiosDeConta) as Meio[]

type Pergunta = { meios: Meio[]; answer: (go: boolean) => void }

/**
 * Asks once where the money of the means of a sheet lies, of which the church has decided nothing: before the first sheet
 * that is not all cash. Nothing is asked of whoever may not decide, nor while there is one account only.
 */
export function usePerguntaDosMeios(contas: readonly Conta[]): {
  perguntar: (meios: readonly string[]) => Promise<boolean>
  dialog: ReactNode
} {
  const decides = useCan('contaFinanceira.escrever')
  const [pergunta, setPergunta] = useState<Pergunta>()
  const close = (go: boolean) => {
    pergunta?.answer(go)
    setPergunta(undefined)
  }
  return {
    perguntar(usados) {
      const decided = new Set(contas.flatMap(({ meios }) => meios))
      const meios = todos.filter((meio) => usados.includes(meio) && !decided.has(meio))
      if (!decides || contas.length < 2 || meios.every((meio) => meio === 'dinheiro')) return Promise.resolve(true)
      return new Promise<boolean>((answer) => setPergunta({ meios, answer }))
    },
    dialog: pergunta && (
      <MeiosDialog contas={contas} meios={pergunta.meios} onClose={() => close(false)} onSaved={() => close(true)} />
    ),
  }
}

/** Asks a church that has several accounts in which of them each means lies. What it has decided already stands there. */
export function useOndeCaiCadaMeio(): { varias: boolean; perguntar: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false)
  const { data, refetch } = useContaFinanceiraChoicesQuery({ variables: {} })
  const contas = (data?.contasFinanceiras.nodes ?? []).filter(({ ativa }) => ativa)
  const varias = contas.length > 1
  return {
    varias,
    // the accounts that were made just now are among the answers
    perguntar: () =>
      void refetch().then(
        () => setAsking(true),
        () => undefined,
      ),
    dialog: asking && varias && <MeiosDialog contas={contas} meios={todos} onClose={() => setAsking(false)} />,
  }
}
