import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { dataOf, errorCode, errorText } from '../../../../kernel/apollo'
import { Editable, useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner, toast } from '../../../../kernel/ui'
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

const FAILED = 'Não foi possível carregar os dados.'

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
      onGeral={async (idCliente) => dataOf(await usarGeral({ variables: { idCliente } })).usarCentroGeralReceber.id}
      onSave={async (input, idCliente) => dataOf(await criar({ variables: { input, idCliente } })).criarContaReceber.id}
    />
  )
}

function Edit({ id }: { id: string }) {
  const [atualizar] = useAtualizarContaReceberMutation()
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useContaReceberParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  const navigate = useNavigate()
  useEffect(() => {
    // Without a response it is unknown whether the receivable exists, so the screen stays until the network is back.
    if (!error || errorCode(error) === undefined) return
    toast.error(errorText(error, FAILED))
    navigate(contaReceberUrls.list, { replace: true })
  }, [error, navigate])
  if (error && !data) return <ErrorState text={errorText(error, FAILED)} onRetry={reload} />
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
