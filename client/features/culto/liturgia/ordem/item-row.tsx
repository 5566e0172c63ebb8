import { Button } from '@blueprintjs/core'
import { DragHandleVertical, Trash } from '@blueprintjs/icons'
import type { DraggableProvided } from '@hello-pangea/dnd'
import type { ItemLiturgiaFragment } from './ordem.generated'
import styles from './ordem.module.css'

type Props = {
  item: ItemLiturgiaFragment
  /** false while its service is in the recycle bin */
  canWrite: boolean
  position: number
  provided: DraggableProvided
  dragging: boolean
  onEdit: () => void
  onRemove: () => void
}

export function ItemRow({ item, canWrite, position, provided, dragging, onEdit, onRemove }: Props) {
  const { titulo, descricao, acoesPermitidas } = item
  const may = (acao: string) => canWrite && acoesPermitidas.includes(acao)
  const words = (
    <>
      <strong>{titulo}</strong>
      {descricao && <span>{descricao}</span>}
    </>
  )
  return (
    <li ref={provided.innerRef} {...provided.draggableProps} className={styles.row} data-dragging={dragging}>
      {may('mover') && (
        <span {...provided.dragHandleProps} className={styles.handle}>
          <DragHandleVertical />
          <span className="visually-hidden">
            Mover {titulo}, posição {position}
          </span>
        </span>
      )}
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
      {may('editar') ? (
        <button type="button" className={styles.words} onClick={onEdit}>
          {words}
        </button>
      ) : (
        <span className={styles.words}>{words}</span>
      )}
      {may('excluir') && (
        <Button
          className={styles.remove}
          variant="minimal"
          icon={<Trash />}
          aria-label={`Excluir ${titulo}`}
          onClick={onRemove}
        />
      )}
    </li>
  )
}
