import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { localUrls } from '../urls'
import { LocalForm } from './local-form'
import { LocalParaEditarDocument } from './local-form.generated'

const crumbs = [{ text: 'Salas e recursos' }, { text: 'Locais', to: localUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Novo Local', edit: 'Editar Local' }}
      crumbs={crumbs}
      document={LocalParaEditarDocument}
      failureText="Não foi possível buscar os detalhes do local."
      table="local"
      create={<LocalForm />}
      edit={(data, onReload) => <LocalForm local={data.local} onReload={onReload} />}
    />
  )
}
