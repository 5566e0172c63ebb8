import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { categoriaUrls } from '../urls'
import { CategoriaForm } from './categoria-form'
import { CategoriaParaEditarDocument } from './categoria-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Plano de contas', to: categoriaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Categoria', edit: 'Editar Categoria' }}
      crumbs={crumbs}
      document={CategoriaParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="categoria"
      create={<CategoriaForm />}
      edit={(data, onReload) => <CategoriaForm categoria={data.categoria} onReload={onReload} />}
    />
  )
}
