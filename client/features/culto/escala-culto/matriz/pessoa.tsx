import { Button, Menu, MenuDivider, MenuItem, PopoverNext } from '@blueprintjs/core'
import { Cross, Edit, People, Trash } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { RefusedItem } from '../../../../kernel/list'
import { useExcluirEscala } from '../excluir'
import { answerColor, answerText } from '../resposta'
import { type Chamados, chamadosText, SubstitutoDialog, useCancelarPedido } from '../substituto'
import { escalaCultoUrls } from '../urls'
import type { EscalaDaMatrizFragment, MatrizEscalasQuery } from './matriz.generated'
import styles from './matriz.module.css'

type Props = {
  escala: EscalaDaMatrizFragment
  culto: MatrizEscalasQuery['matrizEscalas']['cultos'][number]
  /** The person has blocked the day. */
  ausente: boolean
  /** Whom the open request for a substitute has asked, if there is one. */
  pedido: Chamados | undefined
}

/** A person in the roster. A dot shows the answer; screen readers get it as text. */
export function Pessoa({ escala, culto, ausente, pedido }: Props) {
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
            <Substituto id={id} culto={culto} pedido={pedido} onAsk={() => setAsking(true)} />
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

type SubstitutoProps = Pick<Props, 'culto' | 'pedido'> & { id: number; onAsk: () => void }

/** What can be done about a substitute: nobody is called for a worship service that has begun or does not take place. */
function Substituto({ id, culto, pedido, onAsk }: SubstitutoProps) {
  const { cancel } = useCancelarPedido(id)
  const reason =
    culto.statusCulto === 'cancelado' ? 'Este culto foi cancelado.' : culto.comecou ? 'Este culto já começou.' : null
  if (reason) return <RefusedItem icon={<People />} text="Pedir substituto" reason={reason} />
  if (!pedido) return <MenuItem icon={<People />} text="Pedir substituto" onClick={onAsk} />
  return (
    <>
      <MenuDivider title={chamadosText(pedido, 'o lugar')} />
      <MenuItem icon={<People />} text="Chamar mais" onClick={onAsk} />
      <MenuItem icon={<Cross />} text="Cancelar pedido" onClick={() => void cancel()} />
    </>
  )
}
