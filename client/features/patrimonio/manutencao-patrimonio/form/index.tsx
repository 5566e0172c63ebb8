import { Button } from '@blueprintjs/core'
import { Undo } from '@blueprintjs/icons'
import { useParams, useSearchParams } from 'react-router-dom'
import { Editable, LoadFailed, useReload } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { NoPatrimonios } from '../../patrimonio'
import { useManutencaoActions } from '../actions'
import { manutencaoUrls } from '../urls'
import { ManutencaoPatrimonioForm } from './manutencao-patrimonio-form'
import {
  useManutencaoPatrimonioParaEditarQuery,
  usePatrimonioDaManutencaoQuery,
} from './manutencao-patrimonio-form.generated'

const crumbs = [{ text: 'Patrimônio' }, { text: 'Manutenções de patrimônios', to: manutencaoUrls.list }]

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
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useManutencaoPatrimonioParaEditarQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  })
  const { reloads, reload } = useReload(refetch)
  const { reopen } = useManutencaoActions()
  const manutencao = data?.manutencaoPatrimonio

  if (error && !manutencao)
    return (
      <LoadFailed
        error={error}
        text="Não foi possível carregar os dados da manutenção."
        onRetry={reload}
        list={manutencaoUrls.list}
      />
    )
  if (!manutencao) return <PageSpinner />
  const reopens = manutencao.acoesPermitidas.includes('reabrir')
  const reopenAndEdit = async () => {
    if (await reopen(manutencao)) reload()
  }
  return (
    <Editable
      table="manutencao_patrimonio"
      record={manutencao}
      back={crumbs[1]}
      lockedText={
        reopens
          ? 'Esta manutenção está concluída: para alterá-la, desfaça antes a conclusão.'
          : 'Esta manutenção está concluída, em um mês fechado, e não pode mais ser alterada.'
      }
      actions={reopens && <Button intent="primary" icon={<Undo />} text="Desfazer conclusão" onClick={reopenAndEdit} />}
    >
      <ManutencaoPatrimonioForm key={reloads} manutencao={manutencao} onReload={reload} />
    </Editable>
  )
}
