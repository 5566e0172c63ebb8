import { useMembroActions } from '../../../acesso/usuario'
import { useConfirmarMembrosDe } from '../../vinculo'
import type { MembroLinhaFragment } from './membros.generated'
import {
  ConfirmarMembrosDepartamentoDocument,
  MembrosDepartamentoDocument,
  useAtivarMembroMutation,
  useDesativarMembroMutation,
  useExcluirMembroMutation,
} from './membros.generated'

const options = { refetchQueries: [MembrosDepartamentoDocument] }

export function useMembroDepartamentoActions({ idDepartamento, membro }: MembroLinhaFragment) {
  const actions = useMembroActions(membro.name)
  const [ativar] = useAtivarMembroMutation(options)
  const [desativar] = useDesativarMembroMutation(options)
  const [excluir] = useExcluirMembroMutation(options)
  const variables = { idDepartamento: String(idDepartamento), idMembro: String(membro.id) }
  return {
    activate: () => actions.ativar('do departamento', () => ativar({ variables })),
    deactivate: () => actions.desativar(() => desativar({ variables })),
    remove: () => actions.excluir(() => excluir({ variables })),
  }
}

export const useConfirmarMembros = () =>
  useConfirmarMembrosDe(ConfirmarMembrosDepartamentoDocument, MembrosDepartamentoDocument)
