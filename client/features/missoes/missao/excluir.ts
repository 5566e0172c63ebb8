import { useDeletion } from '../../../kernel/record'
import { useExcluirMissaoMutation, useRestaurarMissaoMutation } from './excluir.generated'
import { MissoesDocument } from './list/missoes.generated'

const refetchQueries = [MissoesDocument]

export function useExcluirMissao() {
  const [excluir] = useExcluirMissaoMutation({ refetchQueries })
  const [restaurar] = useRestaurarMissaoMutation({ refetchQueries })
  return useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (missao: { id: number; nomeMissao: string }) => `A missão "${missao.nomeMissao}" sairá da lista.`,
      removed: 'Missão excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a missão.',
      restored: 'Missão restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a missão.',
    },
  })
}
