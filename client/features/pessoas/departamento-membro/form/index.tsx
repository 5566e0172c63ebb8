import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { departamentoUrls } from '../../departamento/urls'
import { MembroForm } from './membro-form'
import { useDepartamentoDoMembroQuery } from './membro-form.generated'

const title = 'Adicionar Membro'
const crumbs = [{ text: 'Grupos' }, { text: 'Departamentos', to: departamentoUrls.list }]

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useDepartamentoDoMembroQuery({ variables: { id } })
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title, crumbs }}
        error={error}
        text="Não foi possível buscar os detalhes do departamento."
        onRetry={refetch}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { departamento } = data
  const here = { text: departamento.tituloDepartamento, to: departamentoUrls.membros(departamento.id) }
  return (
    <>
      <PageHeader title={title} crumbs={[...crumbs, here]} />
      <Editable table="departamento" record={departamento} back={here}>
        <MembroForm departamento={departamento} />
      </Editable>
    </>
  )
}
