import { Button, MenuItem, Tag } from '@blueprintjs/core'
import { ArrowDown, ArrowUp, Edit, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { RowMenu } from '../../../../kernel/list'
import { useReload } from '../../../../kernel/record'
import { toast, useConfirm } from '../../../../kernel/ui'
import { tomText } from '../../ensaio-louvor'
import { EditDialog } from '../form/edit-dialog'
import type { MusicaLinhaFragment } from './setlist.generated'
import {
  SetlistEnsaioDocument,
  useExcluirMusicaSetlistMutation,
  useOrdenarSetlistEnsaioMutation,
} from './setlist.generated'
import styles from './setlist.module.css'

const options = { refetchQueries: [SetlistEnsaioDocument], awaitRefetchQueries: true }

type Props = {
  idEnsaio: number
  musicas: readonly MusicaLinhaFragment[]
  /** Whether all songs are shown, so that their order can be changed. */
  whole: boolean
  canWrite: boolean
  refetch: () => Promise<unknown>
}

/** The songs in their order; each can be moved up or down by one place. */
export function Songs({ idEnsaio, musicas, whole, canWrite, refetch }: Props) {
  const confirm = useConfirm()
  const [editing, setEditing] = useState<number>()
  const { reloads, reload } = useReload(refetch)
  const [ordenar, { loading }] = useOrdenarSetlistEnsaioMutation(options)
  const [excluir] = useExcluirMusicaSetlistMutation(options)

  const move = async (from: number, to: number) => {
    const ids = musicas.map(({ id }) => id)
    ids.splice(to, 0, ...ids.splice(from, 1))
    try {
      await ordenar({ variables: { id: String(idEnsaio), musicas: ids } })
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível mudar a ordem das músicas.'))
    }
  }

  const remove = async ({ id, nomeMusica }: MusicaLinhaFragment) => {
    const text = `A música "${nomeMusica}" sairá do setlist. Para desfazer, basta adicionar a música de novo.`
    if (!(await confirm({ text, confirmText: 'Excluir', danger: true }))) return
    try {
      await excluir({ variables: { id: String(id) } })
      toast.success('Música excluída do setlist.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível excluir a música.'))
    }
  }

  const edited = musicas.find(({ id }) => id === editing)
  return (
    <>
      <ol className={styles.songs} aria-label="Músicas do setlist">
        {musicas.map((musica, index) => (
          <li key={musica.uuid}>
            <span className={styles.place}>{index + 1}.</span>
            <span className={styles.name}>
              {musica.linkMusica ? (
                <a href={musica.linkMusica} target="_blank" rel="noopener noreferrer">
                  {musica.nomeMusica}
                </a>
              ) : (
                musica.nomeMusica
              )}
            </span>
            <Tag minimal className={styles.key}>
              {tomText(musica.tomMusica)}
            </Tag>
            {canWrite && (
              <>
                {whole && (
                  <>
                    <Button
                      variant="minimal"
                      icon={<ArrowUp />}
                      aria-label={`Subir ${musica.nomeMusica}`}
                      disabled={loading || index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <Button
                      variant="minimal"
                      icon={<ArrowDown />}
                      aria-label={`Descer ${musica.nomeMusica}`}
                      disabled={loading || index === musicas.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </>
                )}
                <RowMenu of={musica.nomeMusica}>
                  <MenuItem icon={<Edit />} text="Editar Música" onClick={() => setEditing(musica.id)} />
                  <MenuItem icon={<Trash />} text="Excluir Música" intent="danger" onClick={() => remove(musica)} />
                </RowMenu>
              </>
            )}
          </li>
        ))}
      </ol>
      {edited && <EditDialog key={reloads} musica={edited} onClose={() => setEditing(undefined)} onReload={reload} />}
    </>
  )
}
