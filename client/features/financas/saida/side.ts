import { categoriasSaida } from '../../../gql/regras/features/financas/saida/saida.input'
import { type Side, useDeeds } from '../lancamento'
import { useEstornarSaidaMutation, useExcluirSaidaMutation, useRestaurarSaidaMutation } from './actions.generated'
import { saidaUrls } from './urls'

export const saidaSide: Side = {
  nome: 'Saída',
  plural: 'Saídas',
  title: 'Finanças da Igreja - Saídas',
  urls: saidaUrls,
  categorias: categoriasSaida,
  write: 'saida.escrever',
}

const options = { refetchQueries: ['Saidas', 'SaidaDetalhe'] }

export function useSaidaDeeds() {
  const [excluir] = useExcluirSaidaMutation({ refetchQueries: ['Saidas'] })
  const [restaurar] = useRestaurarSaidaMutation(options)
  const [estornar] = useEstornarSaidaMutation(options)
  return useDeeds(saidaSide, {
    excluir: (id) => excluir({ variables: { id } }),
    restaurar: (id) => restaurar({ variables: { id } }),
    estornar: (id, input) => estornar({ variables: { id, input } }),
  })
}
