import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageSpinner } from '../../../../kernel/ui'
import { manutencaoUrls } from '../urls'
import { useManutencaoPatrimonioDetalheQuery } from './manutencao-patrimonio.generated'
import { ManutencaoDetail } from './view'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Manutenções de patrimônios', to: manutencaoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const comLancamento = useCan('saida.ler')
  const { data, error, refetch } = useManutencaoPatrimonioDetalheQuery({
    variables: { id, comLancamento },
    context: { opensScreen: true },
  })
  if (data) return <ManutencaoDetail row={data.manutencaoPatrimonio} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Manutenção', crumbs }}
      error={error}
      text="Não foi possível carregar os dados da manutenção."
      onRetry={refetch}
    />
  )
}
