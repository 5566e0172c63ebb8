import { useParams, useSearchParams } from 'react-router-dom'
import { LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { EncontroForm } from './encontro-form'
import { useCelulaDoNovoEncontroQuery } from './encontro-form.generated'

const title = 'Novo Encontro'
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

/** Creates a meeting of the cell in the address, or of a cell that is selected in the form. */
export function Component() {
  const { id } = useParams()
  const [params] = useSearchParams()
  const idCelula = id ?? params.get('idCelula')
  if (idCelula) return <OfCell id={idCelula} />
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      <EncontroForm />
    </>
  )
}

function OfCell({ id }: { id: string }) {
  const { data, error, refetch } = useCelulaDoNovoEncontroQuery({ variables: { id } })
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title, crumbs }}
        error={error}
        text="Não foi possível buscar os detalhes da célula."
        onRetry={refetch}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { celula } = data
  const here = { text: celula.nomeCelula, to: celulaUrls.detail(celula.id) }
  return (
    <>
      <PageHeader title={title} crumbs={[...crumbs, here]} />
      <EncontroForm celula={celula} />
    </>
  )
}
