import { useDeletion } from '../../../../kernel/record'
import { formatMoney } from '../../../../kernel/ui'
import { DoacoesCampanhaDocument, useExcluirDoacaoMutation, useRestaurarDoacaoMutation } from './doacoes.generated'

const refetchQueries = [DoacoesCampanhaDocument]

export function useDoacaoActions() {
  const [excluir] = useExcluirDoacaoMutation({ refetchQueries })
  const [restaurar] = useRestaurarDoacaoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ valorDoacao }: { id: number; valorDoacao: string }) =>
        `A doação de ${formatMoney(valorDoacao)} sairá da campanha e das entradas da igreja.`,
      removed: 'Doação excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a doação.',
      restored: 'Doação restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a doação.',
    },
  })
}
