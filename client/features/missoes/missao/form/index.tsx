import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { missaoUrls } from '../urls'
import { MissaoForm } from './missao-form'
import { MissaoParaEditarDocument } from './missao-form.generated'

const crumbs = [{ text: 'Missões', to: missaoUrls.list }]

export function Component() {
  const { missaoId } = useParams()
  return (
    <EditScreen
      id={missaoId}
      titles={{ create: 'Nova Missão', edit: 'Editar Missão' }}
      crumbs={crumbs}
      document={MissaoParaEditarDocument}
      failureText="Não foi possível buscar os detalhes da missão."
      table="missao"
      create={<MissaoForm />}
      edit={(data, onReload) => <MissaoForm missao={data.missao} onReload={onReload} />}
    />
  )
}
