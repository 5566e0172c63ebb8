import { categoriasEntrada } from '../../../gql/regras/features/financas/entrada/entrada.input'
import { type Side, useDeeds } from '../lancamento'
import { useEstornarEntradaMutation, useExcluirEntradaMutation, useRestaurarEntradaMutation } from './actions.generated'
import { entradaUrls } from './urls'

export const entradaSide: Side = {
  nome: 'Entrada',
  plural: 'Entradas',
  title: 'Finanças da Igreja - Entradas',
  urls: entradaUrls,
  categorias: categoriasEntrada,
  write: 'entrada.escrever',
}

const options = { refetchQueries: ['Entradas', 'EntradaDetalhe'] }

export function useEntradaDeeds() {
  const [excluir] = useExcluirEntradaMutation({ refetchQueries: ['Entradas'] })
  const [restaurar] = useRestaurarEntradaMutation(options)
  const [estornar] = useEstornarEntradaMutation(options)
  return useDeeds(entradaSide, {
    excluir: (id) => excluir({ variables: { id } }),
    restaurar: (id) => restaurar({ variables: { id } }),
    estornar: (id, input) => estornar({ variables: { id, input } }),
  })
}
