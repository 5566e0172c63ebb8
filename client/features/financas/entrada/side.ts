import { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input'
import { contaReceberUrls } from '../conta-receber/urls'
import { type Side, useLancamentoActions } from '../lancamento'
import { useEstornarEntradaMutation, useExcluirEntradaMutation, useRestaurarEntradaMutation } from './actions.generated'
import { EntradaDetalheDocument } from './detail/entrada.generated'
import { EntradasDocument } from './list/entradas.generated'
import { entradaUrls } from './urls'

export const entradaSide: Side = {
  table: 'entrada',
  nome: 'Entrada',
  plural: 'Entradas',
  title: 'Finanças da Igreja - Entradas',
  hint: 'Lance a primeira entrada, como uma oferta; dízimos e doações entram aqui sozinhos.',
  document: EntradasDocument,
  urls: entradaUrls,
  categorias: categoriasEntrada,
  natureza: 'receita',
  write: 'entrada.escrever',
  conta: {
    nome: 'conta a receber',
    feito: 'recebido',
    create: contaReceberUrls.create,
    write: 'contaReceber.escrever',
  },
}

const options = { refetchQueries: [EntradasDocument, EntradaDetalheDocument] }

export function useEntradaActions() {
  const [excluir] = useExcluirEntradaMutation({ refetchQueries: [EntradasDocument] })
  const [restaurar] = useRestaurarEntradaMutation(options)
  const [estornar] = useEstornarEntradaMutation(options)
  return useLancamentoActions(entradaSide, {
    excluir: (id) => excluir({ variables: { id } }),
    restaurar: (id) => restaurar({ variables: { id } }),
    estornar: (id, input) => estornar({ variables: { id, input } }),
  })
}
