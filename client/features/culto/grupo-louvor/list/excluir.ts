import { useDeletion } from '../../../../kernel/record'
import {
  GruposLouvorDocument,
  useExcluirGrupoLouvorMutation,
  useRestaurarGrupoLouvorMutation,
} from './grupos.generated'

const refetchQueries = [GruposLouvorDocument]

export function useExcluirGrupoLouvor() {
  const [excluir] = useExcluirGrupoLouvorMutation({ refetchQueries })
  const [restaurar] = useRestaurarGrupoLouvorMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (grupo: { id: number; nomeGrupo: string }) =>
        `O grupo "${grupo.nomeGrupo}" sairá da lista, com os seus membros e ensaios.`,
      removed: 'Grupo excluído com sucesso.',
      notRemoved: 'Ocorreu um erro ao tentar excluir o grupo. Tente novamente.',
      restored: 'Grupo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o grupo.',
    },
  })
}
