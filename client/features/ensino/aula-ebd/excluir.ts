import { useDeletion } from '../../../kernel/record'
import { formatDate } from '../../../kernel/ui'
import { useExcluirAulaEbdMutation, useRestaurarAulaEbdMutation } from './excluir.generated'
import { AulasEbdDocument } from './list/aulas.generated'

const refetchQueries = [AulasEbdDocument]

export function useExcluirAula() {
  const [excluir] = useExcluirAulaEbdMutation({ refetchQueries })
  const [restaurar] = useRestaurarAulaEbdMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ dataAula, oferta }: { id: number; dataAula: string; oferta: string | null }) =>
        `A aula de ${formatDate(dataAula)} sairá da lista, com a sua chamada${oferta ? ' e a entrada da sua oferta' : ''}.`,
      removed: 'Aula excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a aula.',
      restored: 'Aula restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a aula.',
    },
  })
}
