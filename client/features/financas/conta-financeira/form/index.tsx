import { useParams } from 'react-router-dom'
import { EditScreen } from '../../../../kernel/form'
import { contaFinanceiraUrls } from '../urls'
import { ContaFinanceiraForm } from './conta-financeira-form'
import { ContaFinanceiraParaEditarDocument } from './conta-financeira-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Contas financeiras', to: contaFinanceiraUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova conta financeira', edit: 'Editar conta financeira' }}
      crumbs={crumbs}
      document={ContaFinanceiraParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table="conta_financeira"
      create={<ContaFinanceiraForm />}
      edit={(data, onReload) => <ContaFinanceiraForm conta={data.contaFinanceira} onReload={onReload} />}
    />
  )
}
