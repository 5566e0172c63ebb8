import type { DocumentNode, TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { dataOf, errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'

type Confirmed = { feitos: number; message: string }
type ConfirmDocument = TypedDocumentNode<{ resultado: Confirmed }, { ids: string | number | Array<string | number> }>

/** Runs a confirmation of memberships, which returns how many it confirmed and what to say of it. */
export function useConfirmar() {
  return async (confirm: () => Promise<Confirmed>): Promise<void> => {
    try {
      const { feitos, message } = await confirm()
      // somebody else may have taken these people out of the group meanwhile
      if (feitos > 0) toast.success(message)
      else toast.info(message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível confirmar.'))
    }
  }
}

/**
 * Confirms people whom somebody added to an own group.
 * @param document the mutation of this kind of group, which calls its answer `resultado`
 * @param list the query of the group's members, which runs again
 * @returns a function for the numbers of the memberships
 */
export function useConfirmarMembrosDe(document: ConfirmDocument, list: DocumentNode) {
  const [confirmar] = useMutation(document, { refetchQueries: [list], awaitRefetchQueries: true })
  const confirm = useConfirmar()
  return (ids: readonly number[]) =>
    confirm(async () => dataOf(await confirmar({ variables: { ids: ids.map(String) } })).resultado)
}
