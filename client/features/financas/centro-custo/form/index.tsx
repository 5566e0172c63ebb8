import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { centroCustoUrls } from '../urls'
import { CentroCustoForm } from './centro-custo-form'
import { CentroCustoParaEditarDocument } from './centro-custo-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Centros de custo', to: centroCustoUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <EditScreen
      id={uuid}
      titles={{ create: 'Novo Centro de Custo', edit: 'Editar Centro de Custo' }}
      crumbs={crumbs}
      document={CentroCustoParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="centro_custo"
      create={<CentroCustoForm />}
      edit={(data, onReload) => <CentroCustoForm centro={data.centroCusto} onReload={onReload} />}
    />
  )
}
