import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageSpinner } from '../../../../kernel/ui'
import { ContaDetail } from '../../conta'
import { useContaReceberActions } from '../actions'
import { contaReceberSide } from '../side'
import { useContaReceberDetalheQuery } from './conta-receber.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: contaReceberSide.title, to: contaReceberSide.urls.list }]

export function Component() {
  const { id = '' } = useParams()
  const comLancamento = useCan('entrada.ler')
  const actions = useContaReceberActions()
  const { data, error, refetch } = useContaReceberDetalheQuery({
    variables: { id, comLancamento },
    context: { opensScreen: true },
  })
  if (data) return <ContaDetail side={contaReceberSide} row={data.contaReceber} actions={actions} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Conta', crumbs }}
      error={error}
      text="Não foi possível carregar os dados."
      onRetry={refetch}
    />
  )
}
