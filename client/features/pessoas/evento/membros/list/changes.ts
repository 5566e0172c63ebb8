import { useMembroActions } from '../../../usuario'
import type { MembroEventoLinhaFragment } from './membros.generated'
import { useExcluirMembroEventoMutation } from './membros.generated'

export function useMembroChanges({ idEvento, idMembro, membro }: MembroEventoLinhaFragment) {
  const actions = useMembroActions(membro?.name)
  const [excluir] = useExcluirMembroEventoMutation({ refetchQueries: ['MembrosEvento'] })
  return { remove: () => actions.excluir(() => excluir({ variables: { idEvento, idMembro } })) }
}
