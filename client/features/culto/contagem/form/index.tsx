import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { contagemUrls } from '../urls'
import { ContagemForm } from './contagem-form'
import { ContagemParaEditarDocument } from './contagem-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Contagens', to: contagemUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova contagem', edit: 'Editar contagem' }}
      crumbs={crumbs}
      document={ContagemParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="contagem"
      lockedText="Uma contagem já lançada não pode ser alterada."
      create={<ContagemForm />}
      edit={(data, onReload) => <ContagemForm contagem={data.contagem} onReload={onReload} />}
    />
  )
}
