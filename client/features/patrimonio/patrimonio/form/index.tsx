import { useSearchParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { patrimonioUrls } from '../urls'
import { PatrimonioForm } from './patrimonio-form'
import { PatrimonioParaEditarDocument } from './patrimonio-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Patrimônios', to: patrimonioUrls.list }]

export function Component() {
  const id = useSearchParams()[0].get('id')
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Criar Novo Patrimônio', edit: 'Editar Patrimônio' }}
      crumbs={crumbs}
      document={PatrimonioParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do patrimônio."
      table="patrimonio"
      create={<PatrimonioForm />}
      edit={(data, onReload) => <PatrimonioForm patrimonio={data.patrimonio} onReload={onReload} />}
    />
  )
}
