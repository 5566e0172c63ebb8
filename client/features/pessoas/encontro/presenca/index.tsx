import { useParams } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { useReload } from '../../../../kernel/record'
import { ErrorState, formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { ChamadaForm } from './chamada-form'
import { usePresencaEncontroQuery } from './presenca.generated'
import { Presentes } from './presentes'

const crumbs = [{ text: 'Secretaria' }, { text: 'Células', to: celulaUrls.list }]

/** The attendance of a meeting: a form for users who may edit it, read-only for others. */
export function Component() {
  const { id = '' } = useParams()
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = usePresencaEncontroQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    const text = errorText(error, 'Não foi possível buscar os membros do encontro.')
    return <ErrorState header={{ title: 'Encontro', crumbs }} text={text} onRetry={reload} />
  }
  if (!data) return <PageSpinner />
  const { encontro } = data
  const { celula, dataEncontro, temaEstudo, local } = encontro
  const path = [...crumbs, ...(celula ? [{ text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }] : [])]
  return (
    <>
      <PageHeader
        title={`Encontro de ${formatDate(dataEncontro)}`}
        crumbs={path}
        description={[temaEstudo, local?.nomeLocal].filter(Boolean).join(' · ') || undefined}
      />
      {encontro.acoesPermitidas.includes('editar') ? (
        <ChamadaForm
          key={reloads}
          encontro={encontro}
          onReload={reload}
          read={async () => dataOf(await refetch()).encontro}
        />
      ) : (
        <Presentes encontro={encontro} />
      )}
    </>
  )
}
