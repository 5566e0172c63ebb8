import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { departamentoUrls } from '../urls'
import { DepartamentoForm } from './departamento-form'
import { DepartamentoParaEditarDocument } from './departamento-form.generated'

const crumbs = [{ text: 'Grupos' }, { text: 'Departamentos', to: departamentoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Departamento', edit: 'Editar Departamento' }}
      crumbs={crumbs}
      document={DepartamentoParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do departamento."
      table="departamento"
      create={<DepartamentoForm />}
      edit={(data, onReload) => <DepartamentoForm departamento={data.departamento} onReload={onReload} />}
    />
  )
}
