import { useDeletion } from '../../../kernel/record'
import { useExcluirIncidenteMutation, useRestaurarIncidenteMutation } from './actions.generated'
import { IncidentesDocument } from './list/incidentes.generated'

const refetchQueries = [IncidentesDocument]

export function useExcluirIncidente() {
  const [excluir] = useExcluirIncidenteMutation({ refetchQueries })
  const [restaurar] = useRestaurarIncidenteMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (incidente: { id: number; titulo: string }) => `O incidente "${incidente.titulo}" sairá da lista.`,
      removed: 'Incidente excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o incidente.',
      restored: 'Incidente restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o incidente.',
    },
  })
}
