import { errorText } from '../../../kernel/apollo'
import { useDeletion } from '../../../kernel/record'
import { toast } from '../../../kernel/ui'
import {
  useAtivarFornecedorMutation,
  useDesativarFornecedorMutation,
  useExcluirFornecedorMutation,
  useRestaurarFornecedorMutation,
} from './actions.generated'
import { FornecedorChoicesDocument } from './choices.generated'
import { FornecedoresDocument } from './list/fornecedores.generated'

type Fornecedor = { id: number; nome: string }

const options = { refetchQueries: [FornecedoresDocument, FornecedorChoicesDocument] }

/** Deleting, restoring, activating and deactivating a supplier; all report the result. */
export function useFornecedorActions() {
  const [excluir] = useExcluirFornecedorMutation(options)
  const [restaurar] = useRestaurarFornecedorMutation(options)
  const [ativar] = useAtivarFornecedorMutation(options)
  const [desativar] = useDesativarFornecedorMutation(options)
  const deletion = useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (fornecedor: Fornecedor) => `O fornecedor "${fornecedor.nome}" sairá da lista.`,
      removed: 'Fornecedor excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o fornecedor.',
      restored: 'Fornecedor restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o fornecedor.',
    },
  })
  const setActive = async ({ id }: Fornecedor, active: boolean) => {
    try {
      await (active ? ativar : desativar)({ variables: { id: String(id) } })
      toast.success(`Fornecedor ${active ? 'ativado' : 'desativado'} com sucesso.`)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível alterar o fornecedor.'))
    }
  }
  return { ...deletion, setActive }
}
