import { useParams } from 'react-router-dom'
import { dataOf } from '../../../../kernel/apollo'
import { Editable, LoadFailed, useReload } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { CentroCustoChoicesDocument } from '../../centro-custo'
import { contaEncerrada, EditarConta, NovaConta } from '../../conta'
import { contaReceberSide } from '../side'
import { contaReceberUrls } from '../urls'
import {
  useAtualizarContaReceberMutation,
  useContaReceberParaEditarQuery,
  useCriarContaReceberMutation,
  useUsarCentroGeralReceberMutation,
} from './conta-receber-form.generated'

const crumbs = [{ text: 'Tesouraria' }, { text: contaReceberSide.title, to: contaReceberUrls.list }]

export function Component() {
  const { id } = useParams()
  return (
    <>
      <PageHeader title={id ? 'Editar Conta' : 'Nova Conta'} crumbs={crumbs} />
      {id ? <Edit id={id} /> : <Create />}
    </>
  )
}

function Create() {
  const [criar] = useCriarContaReceberMutation()
  const [usarGeral] = useUsarCentroGeralReceberMutation({ refetchQueries: [CentroCustoChoicesDocument] })
  return (
    <NovaConta
      side={contaReceberSide}
      onGeral={async () => dataOf(await usarGeral({ variables: {} })).usarCentroGeralReceber.id}
      onSave={async (input) => dataOf(await criar({ variables: { input } })).criarContaReceber.id}
    />
  )
}

function Edit({ id }: { id: string }) {
  const [atualizar] = useAtualizarContaReceberMutation()
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useContaReceberParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return (
      <LoadFailed
        error={error}
        text="Não foi possível carregar os dados."
        onRetry={reload}
        list={contaReceberUrls.list}
      />
    )
  if (!data) return <PageSpinner />
  return (
    <Editable
      table={contaReceberSide.table}
      record={data.contaReceber}
      back={{ text: contaReceberSide.title, to: contaReceberUrls.list }}
      lockedText={contaEncerrada}
    >
      <EditarConta
        key={reloads}
        side={contaReceberSide}
        conta={data.contaReceber}
        onSave={async (input, abrangencia) =>
          dataOf(await atualizar({ variables: { id, input, abrangencia } })).atualizarContaReceber.id
        }
        onReload={reload}
      />
    </Editable>
  )
}
