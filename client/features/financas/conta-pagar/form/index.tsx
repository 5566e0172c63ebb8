import { useParams } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { EditScreen } from '../../../../kernel/form'
import { CentroCustoChoicesDocument } from '../../centro-custo'
import { contaEncerrada, EditarConta, NovaConta } from '../../conta'
import { contaPagarSide } from '../side'
import { contaPagarUrls } from '../urls'
import {
  ContaPagarParaEditarDocument,
  useAtualizarContaPagarMutation,
  useCriarContaPagarMutation,
  useUsarCentroGeralPagarMutation,
} from './conta-pagar-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: contaPagarSide.title, to: contaPagarUrls.list }]

export function Component() {
  const { id } = useParams()
  const [criar] = useCriarContaPagarMutation()
  const [usarGeral] = useUsarCentroGeralPagarMutation({ refetchQueries: [CentroCustoChoicesDocument] })
  const [atualizar] = useAtualizarContaPagarMutation()
  return (
    <EditScreen
      id={id}
      titles={{ create: 'Nova Conta', edit: 'Editar Conta' }}
      crumbs={crumbs}
      document={ContaPagarParaEditarDocument}
      failureText="Não foi possível carregar os dados."
      table={contaPagarSide.table}
      lockedText={contaEncerrada}
      create={
        <NovaConta
          side={contaPagarSide}
          onGeral={async () => dataOf(await usarGeral({ variables: {} })).usarCentroGeralPagar.id}
          onSave={async (input) => dataOf(await criar({ variables: { input } })).criarContaPagar.id}
        />
      }
      edit={({ contaPagar }, onReload) => (
        <EditarConta
          side={contaPagarSide}
          conta={contaPagar}
          onSave={async (input, abrangencia) =>
            dataOf(await atualizar({ variables: { id: String(contaPagar.id), input, abrangencia } }))
              .atualizarContaPagar.id
          }
          onReload={onReload}
        />
      )}
    />
  )
}
