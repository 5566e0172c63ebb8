import { MenuItem } from '@blueprintjs/core'
import { Calendar, Chart, Edit, People, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { encontroUrls } from '../../encontro/urls'
import { useExcluirCelula } from '../excluir'
import { celulaUrls } from '../urls'
import type { CelulaLinhaFragment } from './celulas.generated'

export function CelulaMenu({ celula }: { celula: CelulaLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirCelula()
  const { id, nomeCelula, excluidoEm, acoesPermitidas } = celula
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={nomeCelula}>
      {!excluidoEm && (
        <MenuItem icon={<People />} text="Ver membros" onClick={() => navigate(celulaUrls.membros(id))} />
      )}
      {may('novoEncontro') && (
        <MenuItem icon={<Calendar />} text="Novo Encontro" onClick={() => navigate(encontroUrls.create(id))} />
      )}
      {!excluidoEm && <MenuItem icon={<Chart />} text="Relatório" onClick={() => navigate(celulaUrls.relatorio(id))} />}
      {may('editar') && <MenuItem icon={<Edit />} text="Editar Célula" onClick={() => navigate(celulaUrls.edit(id))} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Célula" intent="danger" onClick={() => remove(celula)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Célula" onClick={() => restore(celula)} />}
    </RowMenu>
  )
}
