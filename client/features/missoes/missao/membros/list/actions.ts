import { useMembroActions } from '../../../../acesso/usuario'
import { useConfirmarMembrosDe } from '../../../../pessoas/vinculo'
import type { MembroMissaoLinhaFragment } from './membros.generated'
import {
  ConfirmarMembrosMissaoDocument,
  MembrosMissaoDocument,
  useAtivarMembroMissaoMutation,
  useDesativarMembroMissaoMutation,
  useExcluirMembroMissaoMutation,
} from './membros.generated'

// the list may be filtered by status
const options = { refetchQueries: [MembrosMissaoDocument] }

export function useMembroMissaoActions({ idMissao, idMembro, membro }: MembroMissaoLinhaFragment) {
  const actions = useMembroActions(membro?.name)
  const variables = { idMissao, idMembro }
  const [excluir] = useExcluirMembroMissaoMutation(options)
  const [ativar] = useAtivarMembroMissaoMutation(options)
  const [desativar] = useDesativarMembroMissaoMutation(options)
  return {
    activate: () => actions.ativar('da missão', () => ativar({ variables })),
    deactivate: () => actions.desativar(() => desativar({ variables })),
    remove: () => actions.excluir(() => excluir({ variables })),
  }
}

export const useConfirmarMembros = () => useConfirmarMembrosDe(ConfirmarMembrosMissaoDocument, MembrosMissaoDocument)
