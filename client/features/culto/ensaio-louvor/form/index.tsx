import { useParams } from 'react-router-dom'
import { Editable, LoadFailed, useReload } from '../../../../kernel/record'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { ensaioLouvorUrls } from '../urls'
import { EnsaioForm } from './ensaio-form'
import { useEnsaioLouvorParaEditarQuery, useGrupoDoNovoEnsaioQuery } from './ensaio-form.generated'

const crumbs = [{ text: 'Louvor' }, { text: 'Ensaios', to: ensaioLouvorUrls.list }]

/**
 * Edits the rehearsal in the address. Without one, it creates a rehearsal for the group in the address or in the form.
 */
export function Component() {
  const { idEnsaio, idGrupo } = useParams()
  return (
    <>
      <PageHeader title={idEnsaio ? 'Editar Ensaio' : 'Criar Ensaio'} crumbs={crumbs} />
      {idEnsaio ? <Edit id={idEnsaio} /> : idGrupo ? <OfGroup id={idGrupo} /> : <EnsaioForm />}
    </>
  )
}

function Edit({ id }: { id: string }) {
  // The query does not use the cache, because an edit must start from the stored values.
  const { data, error, refetch } = useEnsaioLouvorParaEditarQuery({ variables: { id }, fetchPolicy: 'no-cache' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data)
    return (
      <LoadFailed
        error={error}
        text="Erro! Não foi possível buscar os detalhes do ensaio."
        onRetry={reload}
        list={ensaioLouvorUrls.list}
      />
    )
  if (!data) return <PageSpinner />
  const ensaio = data.ensaioLouvor
  // a rehearsal can be cancelled, but never deleted
  return (
    <Editable table="ensaio_louvor" record={{ ...ensaio, excluidoEm: null }} back={crumbs[1]}>
      <EnsaioForm key={reloads} ensaio={ensaio} onReload={reload} />
    </Editable>
  )
}

function OfGroup({ id }: { id: string }) {
  const { data, error, refetch } = useGrupoDoNovoEnsaioQuery({ variables: { id } })
  if (data) return <EnsaioForm grupo={data.grupoLouvor} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      error={error}
      text="Não foi possível buscar os detalhes do grupo."
      onRetry={refetch}
      list={ensaioLouvorUrls.list}
    />
  )
}
