import { Button } from '@blueprintjs/core'
import { Print } from '@blueprintjs/icons'
import { useParams } from 'react-router-dom'
import { addressText, ShareLinks } from '../../../../kernel/links'
import { AddButton } from '../../../../kernel/list'
import { LoadFailed } from '../../../../kernel/record'
import { EmptyState, formatLongDate, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { Status } from '../../ensaio-louvor'
import { ensaioLouvorUrls } from '../../ensaio-louvor/urls'
import { type SetlistEnsaioQuery, useSetlistEnsaioQuery } from './setlist.generated'
import styles from './setlist.module.css'
import { Songs } from './songs'

const title = 'Setlist do Ensaio'
const crumbs = [{ text: 'Louvor' }, { text: 'Ensaios', to: ensaioLouvorUrls.list }]

/** The songs of a rehearsal, with their musical keys. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useSetlistEnsaioQuery({ variables: { id }, context: { opensScreen: true } })
  if (data) return <Setlist id={id} ensaio={data.ensaioLouvor} refetch={refetch} />
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title, crumbs }}
      error={error}
      text="Não foi possível buscar o setlist do ensaio."
      onRetry={refetch}
    />
  )
}

type Props = { id: string; ensaio: SetlistEnsaioQuery['ensaioLouvor']; refetch: () => Promise<unknown> }

function Setlist({ id, ensaio, refetch }: Props) {
  const { grupo, local, acoesPermitidas } = ensaio
  const { nodes, totalCount } = ensaio.setlist
  const canWrite = acoesPermitidas.includes('editarSetlist')
  const add = canWrite && <AddButton to={ensaioLouvorUrls.addSong(id)} text="Adicionar Música" />
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, ...(grupo ? [{ text: grupo.nomeGrupo, to: ensaioLouvorUrls.ofGroup(grupo.uuid) }] : [])]}
        actions={
          <>
            {ensaio.statusEnsaio !== 'Cancelado' && (
              <ShareLinks
                lines={[
                  grupo ? `Ensaio: ${grupo.nomeGrupo}` : 'Ensaio',
                  `${formatLongDate(ensaio.dataEnsaio)}, ${ensaio.horaEnsaio}`,
                  local?.nomeLocal,
                  local?.endereco,
                ]}
                path={ensaioLouvorUrls.setlist(ensaio.id)}
              />
            )}
            <Button variant="outlined" icon={<Print />} text="Imprimir" onClick={() => window.print()} />
            {add}
          </>
        }
      />
      <p className={styles.about}>
        <strong>{grupo?.nomeGrupo}</strong>
        <span>
          {formatLongDate(ensaio.dataEnsaio)}, {ensaio.horaEnsaio}
        </span>
        {local && addressText(local.endereco, local.nomeLocal)}
        <Status status={ensaio.statusEnsaio} />
      </p>
      {nodes.length === 0 ? (
        <EmptyState
          text="Ainda não há dados cadastrados."
          hint={
            canWrite
              ? 'Adicione as músicas deste ensaio, com o tom de cada uma.'
              : 'Quem lidera o grupo adiciona as músicas deste ensaio.'
          }
        >
          {add}
        </EmptyState>
      ) : (
        <Songs
          idEnsaio={ensaio.id}
          musicas={nodes}
          whole={nodes.length === totalCount}
          canWrite={canWrite}
          refetch={refetch}
        />
      )}
    </>
  )
}
