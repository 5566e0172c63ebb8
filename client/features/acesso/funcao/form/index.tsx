import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { useAcessoCrumbs } from '../../matriz-acesso'
import { funcaoUrls } from '../urls'
import { FuncaoForm } from './funcao-form'
import { FuncaoParaEditarDocument } from './funcao-form.generated'

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova função', edit: 'Editar função' }}
      crumbs={useAcessoCrumbs({ text: 'Funções', to: funcaoUrls.list })}
      create={<FuncaoForm />}
      document={FuncaoParaEditarDocument}
      failureText="Não foi possível carregar a função."
      table="funcao"
      edit={({ funcao }, onReload) => <FuncaoForm funcao={funcao} onReload={onReload} />}
    />
  )
}
