import { useDeletion } from '../../../kernel/record'
import { formatMoney } from '../../../kernel/ui'
import { useExcluirOrcamentoMutation, useRestaurarOrcamentoMutation } from './excluir.generated'
import { OrcamentosDocument } from './list/orcamentos.generated'

const refetchQueries = [OrcamentosDocument]

type Orcamento = { id: number; tituloOrcamento: string; valorOrcamento: string }

export function useExcluirOrcamento() {
  const [excluir] = useExcluirOrcamentoMutation({ refetchQueries })
  const [restaurar] = useRestaurarOrcamentoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ tituloOrcamento, valorOrcamento }: Orcamento) =>
        `O orçamento "${tituloOrcamento}", de ${formatMoney(valorOrcamento)}, sairá da lista e do previsto do departamento.`,
      removed: 'Orçamento excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o orçamento.',
      restored: 'Orçamento restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o orçamento.',
    },
  })
}
