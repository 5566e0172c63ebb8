import { MenuItem } from '@blueprintjs/core'
import { Cross, Edit, Reset, Tick, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { useOrcamentoActions } from '../actions'
import { useExcluirOrcamento } from '../excluir'
import { orcamentoUrls } from '../urls'
import type { OrcamentoLinhaFragment } from './orcamentos.generated'

export function OrcamentoMenu({ orcamento }: { orcamento: OrcamentoLinhaFragment }) {
  const navigate = useNavigate()
  const { approve, refuse } = useOrcamentoActions(orcamento)
  const { remove, restore } = useExcluirOrcamento()
  const may = (acao: string) => orcamento.acoesPermitidas.includes(acao)
  if (orcamento.acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={orcamento.tituloOrcamento}>
      {may('aprovar') && <MenuItem icon={<Tick />} text="Aprovar Orçamento" onClick={approve} />}
      {may('reprovar') && <MenuItem icon={<Cross />} text="Recusar Orçamento" intent="danger" onClick={refuse} />}
      {may('editar') && (
        <MenuItem
          icon={<Edit />}
          text="Editar Orçamento"
          onClick={() => navigate(orcamentoUrls.edit(orcamento.uuid))}
        />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Orçamento" intent="danger" onClick={() => remove(orcamento)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Orçamento" onClick={() => restore(orcamento)} />}
    </RowMenu>
  )
}
