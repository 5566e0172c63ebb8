import { Button, PopoverNext } from '@blueprintjs/core'
import { CaretDown, Home } from '@blueprintjs/icons'
import { useId } from 'react'
import { getChurch } from '../apollo'
import { RecordInput } from '../form'
import { enterChurch } from '../session'
import { useConfirm } from '../ui'
import styles from './church-chooser.module.css'
import { useChurchSearch } from './church-search'

const NONE = 'Todas as igrejas'

/** Says in which church the platform's administrator is, and enters another one or leaves it. */
export function ChurchChooser() {
  const church = getChurch()
  return (
    <PopoverNext
      placement="bottom-start"
      animation="minimal"
      arrow={false}
      transitionDuration={120}
      content={<Choice />}
      renderTarget={({ isOpen, className, ...target }) => (
        <button
          {...target}
          type="button"
          className={styles.button}
          data-inside={church ? '' : undefined}
          aria-expanded={isOpen}
          aria-label={church ? `Igreja: ${church.nome}. Trocar de igreja` : `${NONE}. Escolher uma igreja`}
          title={church?.nome ?? NONE}
        >
          <Home />
          <span>{church?.nome ?? NONE}</span>
          <CaretDown />
        </button>
      )}
    />
  )
}

/** The search for a church, and the way back to all of them. */
function Choice() {
  const id = useId()
  const found = useChurchSearch()
  const confirm = useConfirm()
  const church = getChurch()
  return (
    <div className={styles.choice}>
      <p id={`${id}-help`}>
        {church ? (
          <>
            Você está na igreja <strong>{church.nome}</strong>. O que você faz aqui fica na auditoria dela.
          </>
        ) : (
          'Você vê as listas de todas as igrejas. Entre em uma para abrir e mudar o que é dela.'
        )}
      </p>
      <RecordInput
        id={id}
        label="Igreja"
        found={found}
        shown=""
        placeholder="Buscar igreja"
        standing
        onTake={(choice) => {
          const chosen = choice && found.churchOf(Number(choice.value))
          if (chosen) void enterChurch({ id: chosen.id, nome: chosen.nome, fusoHorario: chosen.fusoHorario }, confirm)
        }}
        input={{
          id,
          'aria-label': 'Igreja',
          'aria-describedby': `${id}-help`,
          autoFocus: true,
          onBlur: () => undefined,
        }}
      />
      {church && <Button fill text={NONE} onClick={() => void enterChurch(null, confirm)} />}
    </div>
  )
}
