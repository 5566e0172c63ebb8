import { errorText } from '../../../kernel/apollo'
import { toast } from '../../../kernel/ui'
import { useOcultarPostMutation, usePublicarPostMutation } from './publicar.generated'

/** Publishes a post or hides it. In both cases it stays in the list of posts. */
export function usePublicarPost() {
  const [publicar] = usePublicarPostMutation()
  const [ocultar] = useOcultarPostMutation()
  const tell = async (change: Promise<unknown>, done: string, failed: string) => {
    try {
      await change
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, failed))
    }
  }
  return {
    show: (id: number) =>
      tell(
        publicar({ variables: { id: String(id) } }),
        'Post publicado com sucesso.',
        'Não foi possível publicar o post.',
      ),
    hide: (id: number) =>
      tell(
        ocultar({ variables: { id: String(id) } }),
        'Post ocultado com sucesso.',
        'Não foi possível ocultar o post.',
      ),
  }
}
