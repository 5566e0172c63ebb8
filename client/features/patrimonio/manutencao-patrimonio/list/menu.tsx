import { MenuItem } from '@blueprintjs/core'
import { Cross, Edit, Reset, TickCircle } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useManutencaoActions } from '../actions'
import { manutencaoUrls } from '../urls'

type Props = {
  manutencao: {
    id: number
    dataManutencao: string
    valorManutencao: string
    statusManutencao: string
    acoesPermitidas: string[]
    patrimonio?: { nomePatrimonio: string } | null
  }
}

/** A concluded maintenance has no menu: its page has the button that undoes the conclusion. */
export function ManutencaoMenu({ manutencao }: Props) {
  const navigate = useNavigate()
  const { conclude, cancel, restore } = useManutencaoActions()
  const { id, patrimonio, acoesPermitidas } = manutencao
  const may = (acao: string) => acoesPermitidas.includes(acao)
  if (acoesPermitidas.length === 0 || manutencao.statusManutencao === 'concluido') return null
  return (
    <RowMenu of={`manutenção de ${patrimonio?.nomePatrimonio}`}>
      {may('concluir') && (
        <MenuItem icon={<TickCircle />} text="Concluir manutenção" onClick={() => conclude(manutencao)} />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar manutenção" onClick={() => navigate(manutencaoUrls.edit(id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Cross />} text="Cancelar manutenção" intent="danger" onClick={() => cancel(manutencao)} />
      )}
      {may('restaurar') && (
        <MenuItem icon={<Reset />} text="Restaurar manutenção" onClick={() => restore(manutencao)} />
      )}
    </RowMenu>
  )
}
