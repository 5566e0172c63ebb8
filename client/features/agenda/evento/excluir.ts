import { useDeletion } from '../../../kernel/record'
import { useExcluirEventoMutation, useRestaurarEventoMutation } from './excluir.generated'
import { EventosDocument } from './list/eventos.generated'

const refetchQueries = [EventosDocument]

type Evento = { id: number; nomeEvento: string; quantidadeMembros: number; dataInicio: string }

/** Nobody is told of an event that has begun. */
function whoIsTold({ quantidadeMembros, dataInicio }: Evento): string {
  if (quantidadeMembros === 0 || new Date(dataInicio) <= new Date()) return ''
  return quantidadeMembros === 1
    ? ' A pessoa inscrita será avisada.'
    : ` As ${quantidadeMembros} pessoas inscritas serão avisadas.`
}

export function useExcluirEvento() {
  const [excluir] = useExcluirEventoMutation({ refetchQueries })
  const [restaurar] = useRestaurarEventoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (evento: Evento) => `O evento "${evento.nomeEvento}" sairá da lista.${whoIsTold(evento)}`,
      removed: 'Evento excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o evento.',
      restored: 'Evento restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o evento.',
    },
  })
}
