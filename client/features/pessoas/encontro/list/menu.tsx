import { MenuItem } from '@blueprintjs/core'
import { Edit, Endorsed, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { formatDate } from '../../../../kernel/ui'
import { useExcluirEncontro } from '../excluir'
import { encontroUrls } from '../urls'
import type { EncontroLinhaFragment } from './encontros.generated'

export function EncontroMenu({ encontro }: { encontro: EncontroLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirEncontro()
  const { id, idCelula, dataEncontro, acoesPermitidas } = encontro
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={`encontro de ${formatDate(dataEncontro)}`}>
      {may('editar') && (
        <MenuItem
          icon={<Endorsed />}
          text="Fazer chamada"
          onClick={() => navigate(encontroUrls.presenca(idCelula, id))}
        />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Encontro" onClick={() => navigate(encontroUrls.edit(idCelula, id))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Encontro" intent="danger" onClick={() => remove(encontro)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Encontro" onClick={() => restore(encontro)} />}
    </RowMenu>
  )
}
