import { type ReactNode, useState } from 'react'
import { type Meio, meiosDeConta } from '../../../../gql/regras/features/financas/conta-financeira/conta-do-meio.input'
import { useCan } from '../../../../kernel/session'
import { type Conta, MeiosDialog } from './dialog'

type Pergunta = { meios: Meio[]; answer: (go: boolean) => void }

/**
 * Asks once where the money of the means of a sheet lies, of which the church has decided nothing: before the first sheet
 * that is not all cash. Nothing is asked of whoever may not decide, nor while there is one account only.
 */
export function usePerguntaDosMeios(
  idCliente: number,
  contas: readonly Conta[],
): { perguntar: (meios: readonly string[]) => Promise<boolean>; dialog: ReactNode } {
  const decides = useCan('contaFinanceira.escrever')
  const [pergunta, setPergunta] = useState<Pergunta>()
  const close = (go: boolean) => {
    pergunta?.answer(go)
    setPergunta(undefined)
  }
  return {
    perguntar(usados) {
      const decided = new Set(contas.flatMap(({ meios }) => meios))
      const meios = (Object.keys(meiosDeConta) as Meio[]).filter((meio) => usados.includes(meio) && !decided.has(meio))
      if (!decides || contas.length < 2 || meios.every((meio) => meio === 'dinheiro')) return Promise.resolve(true)
      return new Promise<boolean>((answer) => setPergunta({ meios, answer }))
    },
    dialog: pergunta && (
      <MeiosDialog
        idCliente={idCliente}
        contas={contas}
        meios={pergunta.meios}
        onClose={() => close(false)}
        onSaved={() => close(true)}
      />
    ),
  }
}
