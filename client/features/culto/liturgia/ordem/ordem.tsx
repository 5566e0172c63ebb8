import { Button } from '@blueprintjs/core'
import { Add, Duplicate, Print } from '@blueprintjs/icons'
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { InBin } from '../../../../kernel/record'
import { EmptyState, PageHeader } from '../../../../kernel/ui'
import { tituloCulto } from '../../culto'
import { cultoUrls } from '../../culto/urls'
import { CopiarDialog } from './copiar-dialog'
import { ItemDialog } from './item-dialog'
import { ItemRow } from './item-row'
import type { ItemLiturgiaFragment, OrdemDoCultoQuery } from './ordem.generated'
import styles from './ordem.module.css'
import { Paper } from './paper'
import { announcements, instructions } from './spoken'
import { useExcluirItem } from './use-excluir'
import { useOrdem } from './use-ordem'

type Props = {
  /** The worship service as the address names it: by number or uuid. */
  asked: string
  culto: OrdemDoCultoQuery['culto']
  itens: readonly ItemLiturgiaFragment[]
  canWrite: boolean
}

type Open = 'new' | 'copy' | number

/** The liturgy of a worship service. Items are moved by mouse, touch or keyboard, and edited by a click. */
export function Ordem({ asked, culto, itens, canWrite }: Props) {
  const { arranged, move } = useOrdem(asked, itens)
  const [open, setOpen] = useState<Open>()
  const [printing, setPrinting] = useState(false)
  const remove = useExcluirItem()
  const editing = arranged.find(({ id }) => id === open)
  const close = () => setOpen(undefined)
  const spoken = announcements((index) => arranged[index]?.titulo ?? '', arranged.length)

  return (
    <>
      <PageHeader
        title="Ordem do culto"
        crumbs={[
          { text: 'Cultos', to: cultoUrls.list },
          { text: tituloCulto(culto), to: cultoUrls.detail(culto.id) },
        ]}
        description={tituloCulto(culto)}
        actions={
          <>
            {itens.length > 0 && !culto.excluidoEm && (
              <Button variant="outlined" icon={<Print />} text="Imprimir" onClick={() => setPrinting(true)} />
            )}
            {canWrite && (
              <>
                <Button
                  variant="outlined"
                  icon={<Duplicate />}
                  text="Copiar de outro culto"
                  onClick={() => setOpen('copy')}
                />
                <Button intent="primary" icon={<Add />} text="Adicionar Momento" onClick={() => setOpen('new')} />
              </>
            )}
          </>
        }
      />
      <InBin table="culto" record={culto} />
      {arranged.length === 0 ? (
        <EmptyState text="Ainda não há dados cadastrados.">
          {canWrite && (
            <Button intent="primary" icon={<Add />} text="Adicionar Momento" onClick={() => setOpen('new')} />
          )}
        </EmptyState>
      ) : (
        <DragDropContext
          dragHandleUsageInstructions={instructions}
          onDragStart={spoken.start}
          onDragUpdate={spoken.update}
          onDragEnd={(result, provided) => {
            spoken.end(result, provided)
            if (result.destination && result.reason === 'DROP') move(result.source.index, result.destination.index)
          }}
        >
          <Droppable droppableId="liturgia" isDropDisabled={!canWrite}>
            {({ innerRef, droppableProps, placeholder }) => (
              <ol ref={innerRef} {...droppableProps} className={styles.list} aria-label="Ordem do culto">
                {arranged.map((item, index) => (
                  <Draggable key={item.id} draggableId={String(item.id)} index={index} isDragDisabled={!canWrite}>
                    {(provided, snapshot) => (
                      <ItemRow
                        item={item}
                        canWrite={canWrite}
                        position={index + 1}
                        provided={provided}
                        dragging={snapshot.isDragging}
                        onEdit={() => setOpen(item.id)}
                        onRemove={() => remove(item)}
                      />
                    )}
                  </Draggable>
                ))}
                {placeholder}
              </ol>
            )}
          </Droppable>
        </DragDropContext>
      )}
      {canWrite && (
        <p className={styles.foot}>
          <Link to={cultoUrls.momentos}>Momentos que a igreja usa</Link>
        </p>
      )}
      {(open === 'new' || editing) && (
        <ItemDialog key={open} culto={culto} item={editing} onClose={close} onRemove={remove} />
      )}
      {open === 'copy' && <CopiarDialog culto={culto} onClose={close} />}
      {printing && <Paper culto={culto} itens={arranged} onDone={() => setPrinting(false)} />}
    </>
  )
}
