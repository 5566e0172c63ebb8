import { useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { errorCode, errorText } from '../../../../kernel/apollo'
import { Editable, useReload } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner, toast } from '../../../../kernel/ui'
import { NoPatrimonios } from '../../patrimonio'
import { manutencaoUrls } from '../urls'
import { ManutencaoPatrimonioForm } from './manutencao-patrimonio-form'
import {
  useManutencaoPatrimonioParaEditarQuery,
  usePatrimonioDaManutencaoQuery,
} from './manutencao-patrimonio-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Manutenções de Patrimônios', to: manutencaoUrls.list }]

const FAILED = 'Não foi possível carregar os dados da manutenção.'

/** Edits the maintenance whose number is the last part of the address; without a number it creates one. */
export function Component() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const editing = /^\d+$/.test(id)
  const idPatrimonio = params.get('patrimonio')
  return (
    <>
      <PageHeader title={editing ? 'Editar Manutenção' : 'Nova Manutenção'} crumbs={crumbs} />
      {editing ? (
        <Edit id={id} />
      ) : idPatrimonio ? (
        <NewOf idPatrimonio={idPatrimonio} />
      ) : (
        <NoPatrimonios>
          <ManutencaoPatrimonioForm />
        </NoPatrimonios>
      )}
    </>
  )
}

function NewOf({ idPatrimonio }: { idPatrimonio: string }) {
  const { data, error } = usePatrimonioDaManutencaoQuery({ variables: { id: idPatrimonio } })
  if (!data && !error) return <PageSpinner />
  return <ManutencaoPatrimonioForm patrimonio={data?.patrimonio} />
}

function Edit({ id }: { id: string }) {
  const navigate = useNavigate()
  // Never from the cache: an edit must start from the stored values.
  const { data, error, refetch } = useManutencaoPatrimonioParaEditarQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  })
  const { reloads, reload } = useReload(refetch)
  const manutencao = data?.manutencaoPatrimonio
  const refused = manutencao && !manutencao.excluidoEm && !manutencao.acoesPermitidas.includes('editar')
  // Without a response it is unknown whether the maintenance exists, so the screen stays until the network is back.
  const unknown = error !== undefined && errorCode(error) === undefined
  const failure = unknown
    ? undefined
    : error
      ? errorText(error, FAILED)
      : refused && 'Esta manutenção está concluída e não pode mais ser alterada.'

  useEffect(() => {
    if (!failure) return
    toast.error(failure)
    navigate(manutencaoUrls.list, { replace: true })
  }, [failure, navigate])

  if (unknown && !manutencao) return <ErrorState text={errorText(error, FAILED)} onRetry={reload} />
  if (!manutencao || failure) return <PageSpinner />
  const back = { text: 'Manutenções de Patrimônios', to: manutencaoUrls.list }
  return (
    <Editable table="manutencao_patrimonio" record={manutencao} back={back}>
      <ManutencaoPatrimonioForm key={reloads} manutencao={manutencao} onReload={reload} />
    </Editable>
  )
}
