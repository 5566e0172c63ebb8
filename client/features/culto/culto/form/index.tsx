import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { cultoUrls } from '../urls'
import { CultoForm } from './culto-form'
import { CultoParaEditarDocument } from './culto-form.generated'

const crumbs = [{ text: 'Cultos', to: cultoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Culto', edit: 'Editar Culto' }}
      crumbs={crumbs}
      document={CultoParaEditarDocument}
      failureText="Não foi possível buscar os dados do culto."
      table="culto"
      create={<CultoForm />}
      edit={(data, onReload) => <CultoForm culto={data.culto} onReload={onReload} />}
    />
  )
}
