import { MenuItem } from '@blueprintjs/core'
import { Edit, EyeOpen, Reset, Trash, Undo } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../kernel/list'
import type { Lancamento, LancamentoActions, Side } from './side'

type Props = { row: Lancamento; side: Side; actions: LancamentoActions }

export function LancamentoMenu({ row, side: { nome, urls }, actions }: Props) {
  const navigate = useNavigate()
  const may = (acao: string) => row.acoesPermitidas.includes(acao)
  return (
    <RowMenu of={row.descricao}>
      <MenuItem icon={<EyeOpen />} text="Ver detalhes" onClick={() => navigate(urls.detail(row.id))} />
      {may('editar') && (
        <MenuItem icon={<Edit />} text={`Editar ${nome}`} onClick={() => navigate(urls.edit(row.id))} />
      )}
      {may('estornar') && <MenuItem icon={<Undo />} text={`Estornar ${nome}`} onClick={() => actions.reverse(row)} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text={`Excluir ${nome}`} intent="danger" onClick={() => actions.remove(row)} />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text={`Restaurar ${nome}`} onClick={() => actions.restore(row)} />
      )}
    </RowMenu>
  )
}
