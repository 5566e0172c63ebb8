import { Document } from '@blueprintjs/icons'
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'
import type { EspecieComAnexos } from '../../../gql/types'
import { errorText } from '../../../kernel/apollo'
import { DetailCard } from '../../../kernel/detail'
import { useDeletion } from '../../../kernel/record'
import { useCan } from '../../../kernel/session'
import { DateText, ErrorState, Skeleton } from '../../../kernel/ui'
import { Add } from './add'
import {
  type AnexoLinhaFragment,
  AnexosDoRegistroDocument,
  useAnexosDoRegistroQuery,
  useExcluirAnexoMutation,
  useRestaurarAnexoMutation,
} from './anexos.generated'
import styles from './anexos.module.css'
import { especies } from './especies'
import { formatBytes } from './format'
import { useEnvio } from './use-envio'
import { Viewer } from './viewer'
import { Way } from './way'

type Props = {
  especie: EspecieComAnexos
  record: { id: number; excluidoEm?: string | null }
}

/**
 * The attachments of a record: shown in place, added by the file dialog, the camera, dropping and pasting, and deleted
 * with undo.
 */
export function Anexos({ especie, record: { id, excluidoEm } }: Props) {
  const { escrever, posterior } = especies[especie]
  const mayWrite = useCan(escrever)
  const canAdd = mayWrite && !excluidoEm
  const variables = { especie, idRegistro: String(id) }
  const { data, error, refetch } = useAnexosDoRegistroQuery({ variables })
  const [opened, setOpened] = useState<number>()
  const envio = useEnvio(especie, [id])
  const remove = useExclusao()
  const anexos = data?.anexos.nodes
  const over = useDrop(canAdd, envio.add)
  usePaste(canAdd, envio.add)
  const open = anexos?.find((anexo) => anexo.id === opened)

  if (!canAdd && anexos?.length === 0) return null
  return (
    <div {...over.handlers} data-over={over.active || undefined} className={styles.place}>
      <DetailCard title="Anexos">
        {anexos ? (
          <ul className={styles.list}>
            {anexos.map((anexo) => (
              <Item key={anexo.id} anexo={anexo} posterior={posterior} onOpen={() => setOpened(anexo.id)} />
            ))}
            {envio.sending.map((one) => (
              <Way key={one.key} one={one} onRetry={() => envio.retry(one)} onPutAway={() => envio.putAway(one)} />
            ))}
          </ul>
        ) : error ? (
          <ErrorState
            text={errorText(error, 'Não foi possível buscar os anexos.')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <Skeleton width="100%" height={56} />
        )}
        {canAdd && anexos && (
          <Add text="Anexar arquivos" onAdd={envio.add}>
            Também pode soltar aqui ou colar.
          </Add>
        )}
      </DetailCard>
      {open && anexos && (
        <Viewer
          anexo={open}
          all={anexos}
          onShow={(anexo) => setOpened(anexo.id)}
          onClose={() => setOpened(undefined)}
          onRemove={async () => {
            if (await remove(open)) setOpened(undefined)
          }}
        />
      )}
    </div>
  )
}

type ItemProps = { anexo: AnexoLinhaFragment; posterior: string; onOpen: () => void }

function Item({ anexo, posterior, onOpen }: ItemProps) {
  const { nome, tipo, url, bytes, createdAt } = anexo
  return (
    <li>
      <button type="button" className={styles.item} onClick={onOpen}>
        <span className={styles.thumb}>
          {tipo === 'application/pdf' ? <Document size={22} /> : <img src={url} alt="" loading="lazy" />}
        </span>
        <span className={styles.about}>
          <strong>{nome}</strong>
          <small>
            {formatBytes(bytes)} · <DateText value={createdAt} />
            {anexo.posterior && <> · {posterior}</>}
          </small>
        </span>
      </button>
    </li>
  )
}

function useExclusao() {
  const again = { refetchQueries: [AnexosDoRegistroDocument], awaitRefetchQueries: true }
  const [excluir] = useExcluirAnexoMutation(again)
  const [restaurar] = useRestaurarAnexoMutation(again)
  const { remove } = useDeletion<AnexoLinhaFragment>({
    remove: (id) => excluir({ variables: { id } }),
    restore: (id) => restaurar({ variables: { id } }),
    texts: {
      question: ({ nome }) => `O anexo “${nome}” será excluído.`,
      removed: 'Anexo excluído com sucesso.',
      notRemoved: 'Não foi possível excluir o anexo.',
      restored: 'Anexo restaurado com sucesso.',
      notRestored: 'Não foi possível restaurar o anexo.',
    },
  })
  return remove
}

/** Files that are dropped on the card. */
function useDrop(enabled: boolean, add: (files: Iterable<File>) => void) {
  const [active, setActive] = useState(false)
  const holdsFiles = ({ dataTransfer }: DragEvent) => enabled && [...dataTransfer.types].includes('Files')
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setActive(true)
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setActive(false)
    },
    onDrop(event: DragEvent) {
      setActive(false)
      if (!holdsFiles(event)) return
      event.preventDefault()
      add([...event.dataTransfer.files])
    },
  }
  return { active, handlers }
}

/** Files that are pasted anywhere on the page, such as a picture of the screen. Pasted text is left alone. */
function usePaste(enabled: boolean, add: (files: Iterable<File>) => void): void {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    add(files)
  })
  useEffect(() => {
    if (!enabled) return
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [enabled])
}
