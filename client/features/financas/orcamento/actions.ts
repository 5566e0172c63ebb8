import { useApolloClient } from '@apollo/client/react'
import { errorText, isStale } from '../../../kernel/apollo'
import { formatMoney, toast, useConfirm } from '../../../kernel/ui'
import { useAprovarOrcamentoMutation, useReprovarOrcamentoMutation } from './actions.generated'
import { OrcamentoDetalheDocument } from './detail/orcamento.generated'
import { OrcamentosDocument } from './list/orcamentos.generated'

type Orcamento = { id: number; versao: number; tituloOrcamento: string; valorOrcamento: string }

/** Approves or refuses a budget. Each action requires a confirmation and shows the server's error text. */
export function useOrcamentoActions({ id, versao, tituloOrcamento, valorOrcamento }: Orcamento) {
  const client = useApolloClient()
  const confirm = useConfirm()
  const refetchQueries = [OrcamentosDocument]
  const [aprovar] = useAprovarOrcamentoMutation({ refetchQueries })
  const [reprovar] = useReprovarOrcamentoMutation({ refetchQueries })
  const variables = { id: String(id), versao }
  const what = `${tituloOrcamento}, de ${formatMoney(valorOrcamento)}.`

  const decide = async (call: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await call()
      toast.success(done)
    } catch (error) {
      if (!isStale(error)) return toast.error(errorText(error, failed))
      toast.error('Este orçamento mudou: confira-o e decida de novo.')
      const include = [OrcamentosDocument, OrcamentoDetalheDocument]
      await client.refetchQueries({ include }).catch(() => undefined)
    }
  }

  return {
    async approve() {
      const text = `${what} Depois, ele só volta a pendente se o valor, a data ou o departamento mudar.`
      if (!(await confirm({ text, confirmText: 'Aprovar' }))) return
      await decide(
        () => aprovar({ variables }),
        'Orçamento aprovado com sucesso.',
        'Não foi possível aprovar o orçamento.',
      )
    },
    async refuse() {
      const text = `${what} Depois, ele só volta a pendente se o valor, a data ou o departamento mudar.`
      if (!(await confirm({ text, confirmText: 'Recusar', danger: true }))) return
      await decide(
        () => reprovar({ variables }),
        'Orçamento recusado com sucesso.',
        'Não foi possível recusar o orçamento.',
      )
    },
  }
}
