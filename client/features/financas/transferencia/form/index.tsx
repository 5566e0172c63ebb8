import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { transferenciaUrls } from '../urls'
import { TransferenciaForm } from './transferencia-form'
import { TransferenciaParaEditarDocument } from './transferencia-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Transferências', to: transferenciaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova transferência', edit: 'Editar transferência' }}
      crumbs={crumbs}
      document={TransferenciaParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="transferencia"
      lockedText="Uma transferência estornada ou de um mês fechado não pode ser alterada."
      create={<TransferenciaForm />}
      edit={(data, onReload) => <TransferenciaForm transferencia={data.transferencia} onReload={onReload} />}
    />
  )
}
