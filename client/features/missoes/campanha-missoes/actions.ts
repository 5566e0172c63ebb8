import { errorText } from '../../../kernel/apollo'
import { useDeletion } from '../../../kernel/record'
import { toast, useConfirm } from '../../../kernel/ui'
import {
  useAtivarCampanhaMissoesMutation,
  useCancelarCampanhaMissoesMutation,
  useConcluirCampanhaMissoesMutation,
  useExcluirCampanhaMissoesMutation,
  useRestaurarCampanhaMissoesMutation,
} from './actions.generated'
import { CampanhasMissoesDocument } from './list/campanhas.generated'

type Campanha = { id: number; nomeCampanha: string }

const refetchQueries = [CampanhasMissoesDocument]

const undo = 'Se for engano, “Ativar”, no menu da campanha, desfaz.'

/** The actions on a campaign. All except `restore` require a confirmation; all report the result. */
export function useCampanhaActions() {
  const confirm = useConfirm()
  const [concluir] = useConcluirCampanhaMissoesMutation({ refetchQueries })
  const [cancelar] = useCancelarCampanhaMissoesMutation({ refetchQueries })
  const [ativar] = useAtivarCampanhaMissoesMutation({ refetchQueries })
  const [excluir] = useExcluirCampanhaMissoesMutation({ refetchQueries })
  const [restaurar] = useRestaurarCampanhaMissoesMutation({ refetchQueries })
  const deletion = useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ nomeCampanha }: Campanha) => `A campanha "${nomeCampanha}" sairá da lista.`,
      removed: 'Campanha de missões excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a campanha.',
      restored: 'Campanha de missões restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a campanha.',
    },
  })

  const change = async (text: string, confirmText: string, act: () => Promise<unknown>, done: string) => {
    if (!(await confirm({ text, confirmText }))) return
    try {
      await act()
      toast.success(done)
    } catch (error) {
      toast.error(errorText(error, 'Ocorreu um erro ao salvar a campanha.'))
    }
  }

  return {
    ...deletion,
    conclude: ({ id, nomeCampanha }: Campanha) =>
      change(
        `A campanha "${nomeCampanha}" será dada por concluída. ${undo}`,
        'Concluir',
        () => concluir({ variables: { id: String(id) } }),
        'Campanha de missões concluída com sucesso.',
      ),
    cancel: ({ id, nomeCampanha }: Campanha) =>
      change(
        `A campanha "${nomeCampanha}" deixará de receber doações. ${undo}`,
        'Desativar',
        () => cancelar({ variables: { id: String(id) } }),
        'Campanha de missões desativada com sucesso.',
      ),
    activate: ({ id, nomeCampanha }: Campanha) =>
      change(
        `A campanha "${nomeCampanha}" voltará a ser ativa.`,
        'Ativar',
        () => ativar({ variables: { id: String(id) } }),
        'Campanha de missões ativada com sucesso.',
      ),
  }
}
