import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../kernel/record'
import { formatDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { encontroUrls } from '../urls'
import { useEncontroDoConvidadoQuery } from './convidado.generated'
import { ConvidadoForm } from './convidado-form'

const title = 'Adicionar Membro'
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

/** Adds a person who was at a meeting, usually not a member of the cell. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useEncontroDoConvidadoQuery({ variables: { id }, fetchPolicy: 'network-only' })
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title, crumbs }}
        error={error}
        text="Não foi possível buscar os detalhes do encontro."
        onRetry={refetch}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { encontro } = data
  const back = encontroUrls.presenca(encontro.idCelula, encontro.id)
  const here = { text: `Encontro de ${formatDate(encontro.dataEncontro)}`, to: back }
  const path = [
    ...crumbs,
    ...(encontro.celula ? [{ text: encontro.celula.nomeCelula, to: celulaUrls.detail(encontro.idCelula) }] : []),
    here,
  ]
  return (
    <>
      <PageHeader title={title} crumbs={path} />
      <Editable table="encontro" record={encontro} back={here}>
        <ConvidadoForm encontro={encontro} back={back} />
      </Editable>
    </>
  )
}
