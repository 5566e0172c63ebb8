import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { celulaUrls } from '../urls'
import { CelulaForm } from './celula-form'
import { CelulaParaEditarDocument } from './celula-form.generated'

const crumbs = [{ text: 'Grupos' }, { text: 'Células', to: celulaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Célula', edit: 'Editar Célula' }}
      crumbs={crumbs}
      document={CelulaParaEditarDocument}
      failureText="Não foi possível buscar os detalhes da célula."
      table="celula"
      create={<CelulaForm />}
      edit={(data, onReload) => <CelulaForm celula={data.celula} onReload={onReload} />}
    />
  )
}
