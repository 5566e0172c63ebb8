import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { previsaoUrls } from '../urls'
import { PrevisaoForm } from './previsao-form'
import { PrevisaoParaEditarDocument } from './previsao-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Previsão orçamentária', to: previsaoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova previsão orçamentária', edit: 'Editar previsão orçamentária' }}
      crumbs={crumbs}
      document={PrevisaoParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="previsao_orcamentaria"
      lockedText="Esta previsão está aprovada e fica como está: faça uma revisão."
      create={<PrevisaoForm />}
      edit={(data, onReload) => <PrevisaoForm previsao={data.previsaoOrcamentaria} onReload={onReload} />}
    />
  )
}
