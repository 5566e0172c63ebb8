import { useParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageSpinner } from '../../../../kernel/ui'
import { LancamentoDetail } from '../../lancamento'
import { saidaSide, useSaidaActions } from '../side'
import { useSaidaDetalheQuery } from './saida.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: saidaSide.plural, to: saidaSide.urls.list }]

export function Component() {
  const { id = '' } = useParams()
  const actions = useSaidaActions()
  const comMovimento = useCan('movimentoBancario.ler')
  const { data, error, refetch } = useSaidaDetalheQuery({
    variables: { id, comMovimento },
    context: { opensScreen: true },
  })
  if (data) return <LancamentoDetail side={saidaSide} row={data.saida} actions={actions} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title: 'Saída', crumbs }}
      error={error}
      text="Não foi possível buscar os dados financeiros."
      onRetry={refetch}
    />
  )
}
