import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageSpinner } from '../../../../kernel/ui'
import { LancamentoDetail } from '../../lancamento'
import { RecibosDaEntrada } from '../../recibo'
import { entradaSide, useEntradaActions } from '../side'
import { useEntradaDetalheQuery } from './entrada.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: entradaSide.plural, to: entradaSide.urls.list }]

export function Component() {
  const { id = '' } = useParams()
  const actions = useEntradaActions()
  const comMovimento = useCan('movimentoBancario.ler')
  const { data, error, refetch } = useEntradaDetalheQuery({
    variables: { id, comMovimento },
    context: { opensScreen: true },
  })
  if (data)
    return (
      <LancamentoDetail side={entradaSide} row={data.entrada} actions={actions}>
        {data.entrada.origem === 'doacao' && <RecibosDaEntrada id={data.entrada.id} />}
      </LancamentoDetail>
    )
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Entrada', crumbs }}
      error={error}
      text="Não foi possível buscar os dados financeiros."
      onRetry={refetch}
    />
  )
}
