import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { grupoLouvorUrls } from '../urls'
import { GrupoForm } from './grupo-form'
import { GrupoLouvorParaEditarDocument } from './grupo-form.generated'

const crumbs = [{ text: 'Louvor' }, { text: 'Grupos de louvor', to: grupoLouvorUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <EditScreen
      id={uuid}
      titles={{ create: 'Novo Grupo de Louvor', edit: 'Editar Grupo de Louvor' }}
      crumbs={crumbs}
      document={GrupoLouvorParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do grupo."
      table="grupo_louvor"
      create={<GrupoForm />}
      edit={(data, onReload) => <GrupoForm grupo={data.grupoLouvor} onReload={onReload} />}
    />
  )
}
