import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageSpinner } from '../../../../kernel/ui'
import { ContaDetail } from '../../conta'
import { contaPagarSide, useContaPagarActions } from '../side'
import { useContaPagarDetalheQuery } from './conta-pagar.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: contaPagarSide.title, to: contaPagarSide.urls.list }]

export function Component() {
  const { id = '' } = useParams()
  const comLancamento = useCan('saida.ler')
  const actions = useContaPagarActions()
  const { data, error, refetch } = useContaPagarDetalheQuery({
    variables: { id, comLancamento },
    context: { opensScreen: true },
  })
  if (data) return <ContaDetail side={contaPagarSide} row={data.contaPagar} actions={actions} />
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
