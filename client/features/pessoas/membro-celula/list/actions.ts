import { dataOf } from '../../../../kernel/apollo'
import { useMembroActions } from '../../../acesso/usuario'
import { useConfirmar } from '../../vinculo'
import type { MembroCelulaLinhaFragment } from './membros.generated'
import {
  MembrosCelulaDocument,
  useConfirmarMembrosCelulaMutation,
  useExcluirMembroCelulaMutation,
  usePromoverMembroCelulaMutation,
} from './membros.generated'

// Promoting a member also changes the former leader's row, so the list is fetched again.
const options = { refetchQueries: [MembrosCelulaDocument], awaitRefetchQueries: true }

export function useMembroCelulaActions({ idCelula, idMembro, membro }: MembroCelulaLinhaFragment) {
  const actions = useMembroActions(membro?.name)
  const [promover] = usePromoverMembroCelulaMutation(options)
  const [excluir] = useExcluirMembroCelulaMutation(options)
  const variables = { idCelula: String(idCelula), idMembro: String(idMembro) }
  const name = membro?.name ?? 'esta pessoa'
  return {
    promote: () =>
      actions.ask(
        {
          question: `Promover ${name} a responsável pela célula? O responsável atual passará a ser um membro comum.`,
          confirm: 'Promover',
          done: 'Responsável alterado com sucesso. O anterior agora é um membro comum.',
          failed: 'Não foi possível promover o membro.',
        },
        () => promover({ variables }),
      ),
    remove: () => actions.excluir(() => excluir({ variables })),
  }
}

/** Confirms people whom somebody added to an own group. */
export function useConfirmarMembros() {
  const [confirmar] = useConfirmarMembrosCelulaMutation({
    refetchQueries: [MembrosCelulaDocument],
    awaitRefetchQueries: true,
  })
  const confirm = useConfirmar()
  return (ids: readonly number[]) =>
    confirm(async () => dataOf(await confirmar({ variables: { ids: ids.map(String) } })).confirmarMembrosCelula)
}
