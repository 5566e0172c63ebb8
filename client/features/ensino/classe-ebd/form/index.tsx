import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { classeUrls } from '../urls'
import { ClasseForm } from './classe-form'
import { ClasseEbdParaEditarDocument } from './classe-form.generated'

const crumbs = [{ text: 'EBD' }, { text: 'Classes da EBD', to: classeUrls.list }]

export function Component() {
  const { classeId } = useParams()
  return (
    <EditScreen
      id={classeId}
      titles={{ create: 'Nova Classe', edit: 'Editar Classe' }}
      crumbs={crumbs}
      document={ClasseEbdParaEditarDocument}
      failureText="Não foi possível buscar os detalhes da classe."
      table="classe_ebd"
      create={<ClasseForm />}
      edit={(data, onReload) => <ClasseForm classe={data.classeEBD} onReload={onReload} />}
    />
  )
}
