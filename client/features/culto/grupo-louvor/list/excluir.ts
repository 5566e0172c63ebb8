import { useDeletion } from '../../../../kernel/record'
import { useExcluirGrupoLouvorMutation, useRestaurarGrupoLouvorMutation } from './grupos-louvor.generated'

const refetchQueries = ['GruposLouvor']

export function useExcluirGrupoLouvor() {
  const [excluir] = useExcluirGrupoLouvorMutation({ refetchQueries })
  const [restaurar] = useRestaurarGrupoLouvorMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (grupoLouvor: { id: number; nomeGrupo: string }) =>
        `O grupo de louvor "${grupoLouvor.nomeGrupo}" sairá da lista.`,
      removed: 'Grupo de louvor excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o grupo de louvor.',
      restored: 'Grupo de louvor restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o grupo de louvor.',
    },
  })
}
