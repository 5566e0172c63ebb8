import { dataOf } from '../../../../../kernel/apollo'
import { useMembroActions } from '../../../../acesso/usuario'
import { useConfirmar } from '../../../../pessoas/vinculo'
import type { MembroMissaoLinhaFragment } from './membros.generated'
import {
  MembrosMissaoDocument,
  useAtivarMembroMissaoMutation,
  useConfirmarMembrosMissaoMutation,
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

/** Confirms people whom somebody added to an own group. */
export function useConfirmarMembros() {
  const [confirmar] = useConfirmarMembrosMissaoMutation({
    refetchQueries: [MembrosMissaoDocument],
    awaitRefetchQueries: true,
  })
  const confirm = useConfirmar()
  return (ids: readonly number[]) =>
    confirm(async () => dataOf(await confirmar({ variables: { ids: ids.map(String) } })).confirmarMembrosMissao)
}
