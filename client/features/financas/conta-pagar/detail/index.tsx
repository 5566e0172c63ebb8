import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
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
  const text = errorText(error, 'Não foi possível carregar os dados.')
  return (
    <ErrorState header={{ title: 'Conta', crumbs }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
  )
}
