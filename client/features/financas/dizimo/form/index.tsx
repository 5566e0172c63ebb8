import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { dizimoUrls } from '../urls'
import { DizimoForm } from './dizimo-form'
import { DizimoParaEditarDocument } from './dizimo-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Dízimos', to: dizimoUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Dízimo', edit: 'Editar Dízimo' }}
      crumbs={crumbs}
      document={DizimoParaEditarDocument}
      failureText="Não foi possível carregar o dízimo."
      table="dizimo"
      lockedText="Um dízimo com recibo, estornado ou de um mês fechado não pode mais ser alterado. Em um mês fechado, só a pessoa pode ser corrigida, na lista de dízimos."
      create={<DizimoForm />}
      edit={(data, onReload) => <DizimoForm dizimo={data.dizimo} onReload={onReload} />}
    />
  )
}
