import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { prestacaoContasUrls } from '../urls'
import { PrestacaoContasForm } from './prestacao-contas-form'
import { PrestacaoContasParaEditarDocument } from './prestacao-contas-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Prestação de contas', to: prestacaoContasUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova prestação de contas', edit: 'Editar prestação de contas' }}
      crumbs={crumbs}
      document={PrestacaoContasParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="prestacao_contas"
      lockedText="O conselho já recebeu estes números: faça uma prestação nova."
      create={<PrestacaoContasForm />}
      edit={(data, onReload) => <PrestacaoContasForm prestacao={data.prestacaoContas} onReload={onReload} />}
    />
  )
}
