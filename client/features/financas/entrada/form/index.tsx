import { useSearchParams } from 'react-router-dom'
import { categoriasEntrada } from '../../../../../schema/rules/financas/entrada.input'
import { dataOf } from '../../../../kernel/apollo'
import { EditScreen } from '../../../../kernel/form'
import { LancamentoForm } from '../../lancamento'
import { entradaSide } from '../side'
import { entradaUrls } from '../urls'
import {
  EntradaParaEditarDocument,
  useAtualizarEntradaMutation,
  useCriarEntradaMutation,
} from './entrada-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: 'Entradas', to: entradaUrls.list }]

export function Component() {
  const [params] = useSearchParams()
  const id = params.get('id')
  const categoria = Number(params.get('categoria'))
  const [criar] = useCriarEntradaMutation()
  const [atualizar] = useAtualizarEntradaMutation()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Entrada', edit: 'Editar Entrada' }}
      crumbs={crumbs}
      document={EntradaParaEditarDocument}
      failureText="Não foi possível buscar os dados financeiros."
      table={entradaSide.table}
      lockedText="Um lançamento de outro cadastro, estornado ou de um mês fechado não pode ser alterado."
      create={
        <LancamentoForm
          side={entradaSide}
          categoria={categoria in categoriasEntrada ? categoria : undefined}
          onSave={async (input) => dataOf(await criar({ variables: { input } })).criarEntrada.id}
        />
      }
      edit={({ entrada }, onReload) => (
        <LancamentoForm
          side={entradaSide}
          lancamento={entrada}
          onSave={async (input) =>
            dataOf(await atualizar({ variables: { id: String(entrada.id), input } })).atualizarEntrada.id
          }
          onReload={onReload}
        />
      )}
    />
  )
}
