import { useDeletion } from '../../../../kernel/record'
import {
  TipoPatrimoniosDocument,
  useExcluirTipoPatrimonioMutation,
  useRestaurarTipoPatrimonioMutation,
} from './tipo-patrimonios.generated'

const refetchQueries = [TipoPatrimoniosDocument]

export function useExcluirTipoPatrimonio() {
  const [excluir] = useExcluirTipoPatrimonioMutation({ refetchQueries })
  const [restaurar] = useRestaurarTipoPatrimonioMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (tipo: { id: number; tipoPatrimonio: string }) => `O tipo "${tipo.tipoPatrimonio}" sairá da lista.`,
      removed: 'Tipo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o tipo.',
      restored: 'Tipo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o tipo.',
    },
  })
}
