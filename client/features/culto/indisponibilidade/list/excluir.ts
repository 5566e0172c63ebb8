import { useDeletion } from '../../../../kernel/record'
import { diasText } from '../dias'
import {
  type IndisponibilidadeLinhaFragment,
  IndisponibilidadesDocument,
  useExcluirIndisponibilidadeMutation,
  useRestaurarIndisponibilidadeMutation,
} from './indisponibilidades.generated'

const refetchQueries = [IndisponibilidadesDocument]

export function useExcluirIndisponibilidade() {
  const [excluir] = useExcluirIndisponibilidadeMutation({ refetchQueries })
  const [restaurar] = useRestaurarIndisponibilidadeMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (row: IndisponibilidadeLinhaFragment) =>
        `${row.membro?.name ?? 'A pessoa'} volta a poder servir: ${diasText(row)}.`,
      removed: 'Indisponibilidade excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a indisponibilidade.',
      restored: 'Indisponibilidade restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a indisponibilidade.',
    },
  })
}
