import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { visitaPastoralUrls } from '../urls'
import { VisitaPastoralForm } from './visita-pastoral-form'
import { VisitaPastoralParaEditarDocument } from './visita-pastoral-form.generated'

const crumbs = [{ text: 'Cuidado' }, { text: 'Visitas pastorais', to: visitaPastoralUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <EditScreen
      id={uuid}
      titles={{ create: 'Nova Visita Pastoral', edit: 'Editar Visita Pastoral' }}
      crumbs={crumbs}
      document={VisitaPastoralParaEditarDocument}
      failureText="Erro ao carregar dados da visita pastoral."
      table="visita_pastoral"
      create={<VisitaPastoralForm />}
      edit={(data, onReload) => <VisitaPastoralForm visita={data.visitaPastoral} onReload={onReload} />}
    />
  )
}
