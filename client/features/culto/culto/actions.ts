import { errorText } from '../../../kernel/apollo'
import { useDeletion } from '../../../kernel/record'
import { toast, useConfirm } from '../../../kernel/ui'
import {
  useCancelarCultoMutation,
  useConcluirCultoMutation,
  useExcluirCultoMutation,
  useReabrirCultoMutation,
  useRestaurarCultoMutation,
} from './actions.generated'
import { CultosDocument } from './list/cultos.generated'
import { tituloCulto } from './titulo'

type Culto = { id: number } & Parameters<typeof tituloCulto>[0]

const refetchQueries = [CultosDocument]

/** The actions that delete, restore, conclude, cancel and reopen a worship service. */
export function useCultoActions() {
  const confirm = useConfirm()
  const [excluir] = useExcluirCultoMutation({ refetchQueries })
  const [restaurar] = useRestaurarCultoMutation({ refetchQueries })
  const [concluir] = useConcluirCultoMutation()
  const [cancelar] = useCancelarCultoMutation()
  const [reabrir] = useReabrirCultoMutation()
  const deletion = useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (culto: Culto) => `O culto de ${tituloCulto(culto)} sairá da lista.`,
      removed: 'Culto excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o culto.',
      restored: 'Culto restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o culto.',
    },
  })

  const step = async (change: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await change()
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, failed))
    }
  }
  const of = ({ id }: Culto) => ({ variables: { id: String(id) } })
  return {
    ...deletion,
    conclude: (culto: Culto) =>
      step(() => concluir(of(culto)), 'Culto concluído com sucesso.', 'Não foi possível concluir o culto.'),
    cancel: async (culto: Culto) => {
      const text = `O culto de ${tituloCulto(culto)} será cancelado, e ninguém mais confirmará presença nele. Se for engano, “Reabrir Culto” desfaz.`
      if (!(await confirm({ text, confirmText: 'Cancelar culto', cancelText: 'Voltar', danger: true }))) return
      await step(() => cancelar(of(culto)), 'Culto cancelado com sucesso.', 'Não foi possível cancelar o culto.')
    },
    reopen: (culto: Culto) =>
      step(() => reabrir(of(culto)), 'Culto reaberto com sucesso.', 'Não foi possível reabrir o culto.'),
  }
}
