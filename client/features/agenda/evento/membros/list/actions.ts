import { useMembroActions } from '../../../../acesso/usuario'
import type { MembroEventoLinhaFragment } from './membros.generated'
import { MembrosEventoDocument, useExcluirMembroEventoMutation } from './membros.generated'

export function useMembroEventoActions({ idEvento, idMembro, membro }: MembroEventoLinhaFragment) {
  const actions = useMembroActions(membro?.name)
  const [excluir] = useExcluirMembroEventoMutation({ refetchQueries: [MembrosEventoDocument] })
  return { remove: () => actions.excluir(() => excluir({ variables: { idEvento, idMembro } })) }
}
