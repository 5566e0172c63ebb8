import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Edit, People, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useExcluirEscala } from '../excluir'
import { answerColor, answerText } from '../resposta'
import { SubstitutoDialog } from '../substituto'
import { escalaCultoUrls } from '../urls'
import type { EscalaDaMatrizFragment } from './matriz.generated'
import styles from './matriz.module.css'

/**
 * A person in the roster. A dot shows the answer; screen readers get it as text.
 * `ausente`: the person has blocked the day
 */
export function Pessoa({ escala, ausente = false }: { escala: EscalaDaMatrizFragment; ausente?: boolean }) {
  const navigate = useNavigate()
  const { remove } = useExcluirEscala()
  const { id, uuid, membro, resposta, motivoRecusa, funcao, acoesPermitidas } = escala
  const [asking, setAsking] = useState(false)
  const answer = motivoRecusa ? `${answerText(resposta)}: ${motivoRecusa}` : answerText(resposta)
  const label = (
    <>
      <span className={styles.dot} data-color={answerColor(resposta)} aria-hidden="true" />
      <span className={styles.name}>{membro?.name}</span>
      <span className="visually-hidden">({answer})</span>
      {ausente && <span className={styles.away}>bloqueou o dia</span>}
    </>
  )
  if (acoesPermitidas.length === 0) {
    return (
      <span className={styles.person} title={answer}>
        {label}
      </span>
    )
  }
  return (
    <>
      <PopoverNext
        placement="bottom-start"
        transitionDuration={120}
        content={
          <Menu aria-label={`Ações de ${membro?.name} (${funcao})`}>
            {motivoRecusa && <MenuDivider title={`Motivo: ${motivoRecusa}`} />}
            <MenuItem icon={<People />} text="Pedir substituto" onClick={() => setAsking(true)} />
            <MenuItem icon={<Edit />} text="Editar Escala" onClick={() => navigate(escalaCultoUrls.edit(uuid))} />
            <MenuItem icon={<Trash />} text="Excluir Escala" intent="danger" onClick={() => remove(escala)} />
          </Menu>
        }
        onOpened={(popover) => popover.querySelector<HTMLElement>('[role=menuitem]')?.focus()}
      >
        <Button variant="minimal" className={styles.person} title={answer}>
          {label}
        </Button>
      </PopoverNext>
      {asking && <SubstitutoDialog id={id} funcao={funcao} onClose={() => setAsking(false)} />}
    </>
  )
}
