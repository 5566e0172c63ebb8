import { useMembroActions } from '../../../../pessoas/usuario'
import type { MembroMissaoLinhaFragment } from './membros.generated'
import {
  useAtivarMembroMissaoMutation,
  useDesativarMembroMissaoMutation,
  useExcluirMembroMissaoMutation,
} from './membros.generated'

export function useMembroChanges({ idMissao, idMembro, membro }: MembroMissaoLinhaFragment) {
  const actions = useMembroActions(membro?.name)
  const variables = { idMissao, idMembro }
  const [excluir] = useExcluirMembroMissaoMutation({ refetchQueries: ['MembrosMissao'] })
  const [ativar] = useAtivarMembroMissaoMutation()
  const [desativar] = useDesativarMembroMissaoMutation()
  return {
    activate: () => actions.ativar('da missão', () => ativar({ variables })),
    deactivate: () => actions.desativar(() => desativar({ variables })),
    remove: () => actions.excluir(() => excluir({ variables })),
  }
}
