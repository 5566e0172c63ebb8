import { useDeletion } from '../../../kernel/record'
import { useExcluirEventoMutation, useRestaurarEventoMutation } from './excluir.generated'
import { EventosDocument } from './list/eventos.generated'

const refetchQueries = [EventosDocument]

export function useExcluirEvento() {
  const [excluir] = useExcluirEventoMutation({ refetchQueries })
  const [restaurar] = useRestaurarEventoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (evento: { id: number; nomeEvento: string }) => `O evento "${evento.nomeEvento}" sairá da lista.`,
      removed: 'Evento excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o evento.',
      restored: 'Evento restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o evento.',
    },
  })
}
