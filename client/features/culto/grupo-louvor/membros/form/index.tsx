import { useParams } from 'react-router-dom'
import { Editable, LoadFailed } from '../../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../../kernel/ui'
import { grupoLouvorUrls } from '../../urls'
import { MembroForm } from './membro-form'
import { useGrupoDoNovoMembroQuery } from './membro-form.generated'

const title = 'Adicionar Membro'
const crumbs = [{ text: 'Louvor' }, { text: 'Grupos de louvor', to: grupoLouvorUrls.list }]

export function Component() {
  const { idGrupo = '' } = useParams()
  const { data, error, refetch } = useGrupoDoNovoMembroQuery({
    variables: { id: idGrupo },
    fetchPolicy: 'network-only',
  })
  if (error && !data) {
    return (
      <LoadFailed
        header={{ title, crumbs }}
        error={error}
        text="Não foi possível carregar os dados."
        onRetry={refetch}
      />
    )
  }
  if (!data) return <PageSpinner />
  const { grupoLouvor: grupo } = data
  const here = { text: grupo.nomeGrupo, to: grupoLouvorUrls.membros(grupo.uuid) }
  return (
    <>
      <PageHeader title={title} crumbs={[...crumbs, here]} />
      <Editable table="grupo_louvor" record={grupo} back={here} action="adicionarMembro">
        <MembroForm grupo={grupo} />
      </Editable>
    </>
  )
}
