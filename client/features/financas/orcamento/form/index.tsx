import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { NoDepartamentos } from '../../../pessoas/departamento'
import { orcamentoUrls } from '../urls'
import { OrcamentoForm } from './orcamento-form'
import { OrcamentoParaEditarDocument } from './orcamento-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Orçamentos', to: orcamentoUrls.list }]

export function Component() {
  const { uuid } = useParams()
  return (
    <EditScreen
      id={uuid}
      titles={{ create: 'Novo Orçamento', edit: 'Editar Orçamento' }}
      crumbs={crumbs}
      document={OrcamentoParaEditarDocument}
      failureText="Não foi possível carregar o orçamento."
      table="orcamento"
      create={
        <NoDepartamentos>
          <OrcamentoForm />
        </NoDepartamentos>
      }
      edit={({ orcamento }, onReload) => <OrcamentoForm orcamento={orcamento} onReload={onReload} />}
    />
  )
}
