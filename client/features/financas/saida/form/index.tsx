import { useSearchParams } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { EditScreen } from '../../../../kernel/form'
import { LancamentoForm } from '../../lancamento'
import { saidaSide } from '../side'
import { saidaUrls } from '../urls'
import { SaidaParaEditarDocument, useAtualizarSaidaMutation, useCriarSaidaMutation } from './saida-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Saídas', to: saidaUrls.list }]

export function Component() {
  const id = useSearchParams()[0].get('id')
  const [criar] = useCriarSaidaMutation()
  const [atualizar] = useAtualizarSaidaMutation()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Saída', edit: 'Editar Saída' }}
      crumbs={crumbs}
      document={SaidaParaEditarDocument}
      failureText="Não foi possível buscar os dados financeiros."
      table={saidaSide.table}
      lockedText="Um lançamento de outro cadastro, estornado ou de um mês fechado não pode ser alterado."
      create={
        <LancamentoForm
          side={saidaSide}
          onSave={async (input) => dataOf(await criar({ variables: { input } })).criarSaida.id}
        />
      }
      edit={({ saida }, onReload) => (
        <LancamentoForm
          side={saidaSide}
          lancamento={saida}
          onSave={async (input) =>
            dataOf(await atualizar({ variables: { id: String(saida.id), input } })).atualizarSaida.id
          }
          onReload={onReload}
        />
      )}
    />
  )
}
