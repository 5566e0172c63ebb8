import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { NoDepartamentos } from '../../../pessoas/departamento'
import { orcamentoUrls } from '../urls'
import { OrcamentoForm } from './orcamento-form'
import { useOrcamentoParaEditarQuery } from './orcamento-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Orçamentos', to: orcamentoUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <>
      <PageHeader title={uuid ? 'Editar Orçamento' : 'Novo Orçamento'} crumbs={crumbs} />
      {uuid ? (
        <Edit id={uuid} />
      ) : (
        <NoDepartamentos>
          <OrcamentoForm />
        </NoDepartamentos>
      )}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // Never from the cache: whoever edits starts from what is stored now.
  const { data, error, refetch } = useOrcamentoParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return <ErrorState text={errorText(error, 'Não foi possível carregar o orçamento.')} onRetry={reload} />
  if (!data) return <PageSpinner />
  return <OrcamentoForm key={reloads} orcamento={data.orcamento} onReload={reload} />
}
