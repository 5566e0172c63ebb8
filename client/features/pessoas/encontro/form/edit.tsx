import { useSearchParams } from 'react-router-dom'
import { Editable, LoadFailed, useReload } from '../../../../kernel/record'
import { EmptyState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { EncontroForm } from './encontro-form'
import { useEncontroParaEditarQuery } from './encontro-form.generated'

const title = 'Editar Encontro'
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

export function Component() {
  const id = useSearchParams()[0].get('id')
  if (id) return <Edit id={id} />
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <EmptyState text="Encontro não encontrado." hint="Abra o encontro a partir da página da sua célula." />
    </>
  )
}

function Edit({ id }: { id: string }) {
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useEncontroParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title, crumbs }}
        error={error}
        text="Não foi possível buscar os detalhes do encontro."
        onRetry={reload}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { encontro } = data
  const here = encontro.celula && { text: encontro.celula.nomeCelula, to: celulaUrls.detail(encontro.idCelula) }
  return (
    <>
      <PageHeader title={title} crumbs={here ? [...crumbs, here] : crumbs} />
      <Editable table="encontro" record={encontro} back={here ?? crumbs[1]}>
        <EncontroForm key={reloads} encontro={encontro} onReload={reload} />
      </Editable>
    </>
  )
}
