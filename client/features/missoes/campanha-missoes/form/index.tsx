import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { campanhaUrls } from '../urls'
import { CampanhaForm } from './campanha-form'
import { CampanhaMissoesParaEditarDocument } from './campanha-form.generated'

const crumbs = [{ text: 'Grupos' }, { text: 'Campanhas de missões', to: campanhaUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Campanha', edit: 'Editar Campanha' }}
      crumbs={crumbs}
      document={CampanhaMissoesParaEditarDocument}
      failureText="Não foi possível carregar os dados da campanha."
      table="campanha_missoes"
      create={<CampanhaForm />}
      edit={(data, onReload) => <CampanhaForm campanha={data.campanhaMissoes} onReload={onReload} />}
    />
  )
}
