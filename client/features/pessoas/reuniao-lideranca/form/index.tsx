import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { reuniaoLiderancaUrls } from '../urls'
import { ReuniaoLiderancaForm } from './reuniao-lideranca-form'
import { ReuniaoLiderancaParaEditarDocument } from './reuniao-lideranca-form.generated'

const crumbs = [{ text: 'Agenda' }, { text: 'Reuniões de liderança', to: reuniaoLiderancaUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <EditScreen
      id={uuid}
      titles={{ create: 'Nova Reunião de Liderança', edit: 'Editar Reunião de Liderança' }}
      crumbs={crumbs}
      document={ReuniaoLiderancaParaEditarDocument}
      failureText="Não foi possível encontrar a reunião."
      table="reuniao_lideranca"
      lockedText="A ata desta reunião está aprovada, e a reunião não pode mais ser alterada."
      create={<ReuniaoLiderancaForm />}
      edit={(data, onReload) => <ReuniaoLiderancaForm reuniao={data.reuniaoLideranca} onReload={onReload} />}
    />
  )
}
