import { dataOf, errorText } from '../../../kernel/apollo'
import { useDeletion } from '../../../kernel/record'
import { toast, useConfirm } from '../../../kernel/ui'
import {
  useAtivarCategoriaMutation,
  useDesativarCategoriaMutation,
  useExcluirCategoriaMutation,
  useRestaurarCategoriaMutation,
  useUsarPlanoSugeridoMutation,
} from './actions.generated'
import { CategoriaChoicesDocument } from './choices.generated'
import { CategoriasDocument } from './list/categorias.generated'

type Categoria = { id: number; nome: string }

const options = { refetchQueries: [CategoriasDocument, CategoriaChoicesDocument] }

/** What can be done with a category, and with the whole chart; all report the result. */
export function useCategoriaActions() {
  const confirm = useConfirm()
  const [excluir] = useExcluirCategoriaMutation(options)
  const [restaurar] = useRestaurarCategoriaMutation(options)
  const [ativar] = useAtivarCategoriaMutation(options)
  const [desativar] = useDesativarCategoriaMutation(options)
  const [usarPlano] = useUsarPlanoSugeridoMutation(options)
  const deletion = useDeletion({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: (categoria: Categoria) => `A categoria "${categoria.nome}" sairá da lista.`,
      removed: 'Categoria excluída com sucesso.',
      notRemoved: 'Não foi possível excluir a categoria.',
      restored: 'Categoria restaurada com sucesso.',
      notRestored: 'Não foi possível restaurar a categoria.',
    },
  })
  const setActive = async ({ id }: Categoria, active: boolean) => {
    try {
      await (active ? ativar : desativar)({ variables: { id: String(id) } })
      toast.success(`Categoria ${active ? 'ativada' : 'desativada'} com sucesso.`)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível alterar a categoria.'))
    }
  }
  const applySuggested = async () => {
    const text =
      'Cria as categorias que a maioria das igrejas usa, com os códigos usuais dos contadores, e põe código nas fixas e nas contas que não têm. Nada mais muda, e depois você renomeia ou exclui as que não quiser.'
    if (!(await confirm({ title: 'Usar o plano sugerido?', text, confirmText: 'Usar o plano sugerido' }))) return
    try {
      toast.success(dataOf(await usarPlano()).usarPlanoSugerido.message)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível criar as categorias.'))
    }
  }
  return { ...deletion, setActive, applySuggested }
}
