import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { recursoUrls } from '../urls'
import { RecursoForm } from './recurso-form'
import { RecursoParaEditarDocument } from './recurso-form.generated'

const crumbs = [{ text: 'Salas e recursos' }, { text: 'Recursos', to: recursoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Recurso', edit: 'Editar Recurso' }}
      crumbs={crumbs}
      document={RecursoParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do recurso."
      table="recurso"
      create={<RecursoForm />}
      edit={(data, onReload) => <RecursoForm recurso={data.recurso} onReload={onReload} />}
    />
  )
}
