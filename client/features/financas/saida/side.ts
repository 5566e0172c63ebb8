import { categoriasSaida } from '../../../../schema/rules/financas/saida.input'
import { contaPagarUrls } from '../conta-pagar/urls'
import { type Side, useLancamentoActions } from '../lancamento'
import { useEstornarSaidaMutation, useExcluirSaidaMutation, useRestaurarSaidaMutation } from './actions.generated'
import { SaidaDetalheDocument } from './detail/saida.generated'
import { SaidasDocument } from './list/saidas.generated'
import { saidaUrls } from './urls'

export const saidaSide: Side = {
  table: 'saida',
  nome: 'Saída',
  plural: 'Saídas',
  title: 'Finanças da Igreja - Saídas',
  hint: 'Lance a primeira saída; contas pagas e manutenções concluídas entram aqui sozinhas.',
  document: SaidasDocument,
  urls: saidaUrls,
  categorias: categoriasSaida,
  natureza: 'despesa',
  fornecedores: true,
  write: 'saida.escrever',
  conta: { nome: 'conta a pagar', feito: 'pago', create: contaPagarUrls.create, write: 'contaPagar.escrever' },
}

const options = { refetchQueries: [SaidasDocument, SaidaDetalheDocument] }

export function useSaidaActions() {
  const [excluir] = useExcluirSaidaMutation({ refetchQueries: [SaidasDocument] })
  const [restaurar] = useRestaurarSaidaMutation(options)
  const [estornar] = useEstornarSaidaMutation(options)
  return useLancamentoActions(saidaSide, {
    excluir: (id) => excluir({ variables: { id } }),
    restaurar: (id) => restaurar({ variables: { id } }),
    estornar: (id, input) => estornar({ variables: { id, input } }),
  })
}
