import { dataOf, errorText } from '../../../kernel/apollo'
import { beginPreview } from '../../../kernel/session'
import { toast, useConfirm } from '../../../kernel/ui'
import { useVerComoMutation } from './ver-como.generated'

/** Shows this tab's screens as the person sees them. */
export function useVerComo() {
  const confirm = useConfirm()
  const [begin] = useVerComoMutation({ fetchPolicy: 'no-cache' })

  return async ({ id, name, nomePerfil }: { id: number; name: string; nomePerfil: string }) => {
    try {
      const { verComo } = dataOf(await begin({ variables: { id: String(id) } }))
      await beginPreview({ ...verComo, name, nomePerfil }, confirm)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível ver o sistema como esta pessoa.'))
    }
  }
}
