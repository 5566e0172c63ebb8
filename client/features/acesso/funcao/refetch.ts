import { UsuarioDetalheDocument } from '../usuario'
import { FuncaoDetalheDocument } from './detail/funcao.generated'
import { FuncoesDocument } from './funcoes.generated'

/** The screens that show who has which function. */
export const aoMudar = {
  refetchQueries: [FuncoesDocument, FuncaoDetalheDocument, UsuarioDetalheDocument],
  awaitRefetchQueries: true,
}
