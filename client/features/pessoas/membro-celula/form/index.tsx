import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { celulaUrls } from '../../celula/urls'
import { MembroForm } from './membro-form'
import { useCelulaDoNovoMembroQuery } from './membro-form.generated'

const title = 'Adicionar Membro'
const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

export function Component() {
  const { idCelula = '' } = useParams()
  const { data, error, refetch } = useCelulaDoNovoMembroQuery({
    variables: { id: idCelula },
    fetchPolicy: 'network-only',
  })
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
  const here = { text: celula.nomeCelula, to: celulaUrls.membros(celula.id) }
  return (
    <>
      <PageHeader title={title} crumbs={[...crumbs, here]} />
      <Editable table="celula" record={celula} back={here}>
        <MembroForm celula={celula} />
      </Editable>
    </>
  )
}
