import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { fornecedorUrls } from '../urls'
import { FornecedorForm } from './fornecedor-form'
import { FornecedorParaEditarDocument } from './fornecedor-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Fornecedores', to: fornecedorUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Fornecedor', edit: 'Editar Fornecedor' }}
      crumbs={crumbs}
      document={FornecedorParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="fornecedor"
      create={<FornecedorForm />}
      edit={(data, onReload) => <FornecedorForm fornecedor={data.fornecedor} onReload={onReload} />}
    />
  )
}
