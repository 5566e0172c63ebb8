import { dataOf } from '../../../../kernel/apollo'
import { useMembroActions } from '../../../acesso/usuario'
import { useConfirmar } from '../../vinculo'
import type { MembroLinhaFragment } from './membros.generated'
import {
  MembrosDepartamentoDocument,
  useAtivarMembroMutation,
  useConfirmarMembrosDepartamentoMutation,
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

/** Confirms people whom somebody added to an own group. */
export function useConfirmarMembros() {
  const [confirmar] = useConfirmarMembrosDepartamentoMutation({
    refetchQueries: [MembrosDepartamentoDocument],
    awaitRefetchQueries: true,
  })
  const confirm = useConfirmar()
  return (ids: readonly number[]) =>
    confirm(async () => dataOf(await confirmar({ variables: { ids: ids.map(String) } })).confirmarMembrosDepartamento)
}
