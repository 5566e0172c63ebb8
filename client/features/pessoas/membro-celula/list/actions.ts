import { useMembroActions } from '../../../acesso/usuario'
import { useConfirmarMembrosDe } from '../../vinculo'
import type { MembroCelulaLinhaFragment } from './membros.generated'
import {
  ConfirmarMembrosCelulaDocument,
  MembrosCelulaDocument,
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

export const useConfirmarMembros = () => useConfirmarMembrosDe(ConfirmarMembrosCelulaDocument, MembrosCelulaDocument)
