import { MenuItem } from '@blueprintjs/core'
import { BankAccount, Barcode, Disable, Edit, Reset, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../kernel/list'
import type { Conta, ContaActions, ContaSide } from './side'

type Props = { row: Conta; side: ContaSide; actions: ContaActions }

/** The actions that the record's state allows. A settled account has none here: it is reopened on its page. */
export function ContaMenu({ row, side, actions }: Props) {
  const navigate = useNavigate()
  const may = (acao: string) => row.acoesPermitidas.includes(acao)
  if (row.acoesPermitidas.length === 0 || (row.dataEncerramentoConta && !row.excluidoEm)) return null
  return (
    <RowMenu of={row.descricaoConta}>
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Conta" onClick={() => navigate(side.urls.edit(row.id))} />
      )}
      {may('encerrar') && <MenuItem icon={<Tick />} text="Encerrar Conta" onClick={() => actions.settle(row)} />}
      {may('encerrar') && <MenuItem icon={<BankAccount />} text={side.registrar} onClick={() => actions.pay(row)} />}
      {may('encerrar') && actions.charge && (
        <MenuItem icon={<Barcode />} text="Cobrar por Pix" onClick={() => void actions.charge?.(row)} />
      )}
      {may('pararRepeticao') && (
        <MenuItem icon={<Disable />} text="Parar de repetir" onClick={() => actions.stop(row)} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Cancelar Conta" intent="danger" onClick={() => actions.cancel(row)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Conta" onClick={() => actions.restore(row)} />}
    </RowMenu>
  )
}
