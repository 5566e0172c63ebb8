import { useDeletion } from '../../../kernel/record'
import { useExcluirRecursoMutation, useRestaurarRecursoMutation } from './excluir.generated'
import { RecursosDocument } from './list/recursos.generated'

const refetchQueries = [RecursosDocument]

export function useExcluirRecurso() {
  const [excluir] = useExcluirRecursoMutation({ refetchQueries })
  const [restaurar] = useRestaurarRecursoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (recurso: { id: number; nomeRecurso: string }) => `O recurso "${recurso.nomeRecurso}" sairá da lista.`,
      removed: 'Recurso excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o recurso.',
      restored: 'Recurso restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o recurso.',
    },
  })
}
