import { MenuItem } from '@blueprintjs/core'
import { Endorsed, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { formatDate } from '../../../../kernel/ui'
import { useExcluirAula } from '../excluir'
import { aulaUrls } from '../urls'
import type { AulaEbdLinhaFragment } from './aulas.generated'

export function AulaMenu({ aula }: { aula: AulaEbdLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirAula()
  const { id, dataAula, classe, acoesPermitidas } = aula
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={`aula de ${formatDate(dataAula)}, ${classe?.nomeClasse ?? ''}`}>
      {may('editar') && (
        <MenuItem icon={<Endorsed />} text="Editar Aula e chamada" onClick={() => navigate(aulaUrls.detail(id))} />
      )}
      {may('excluir') && <MenuItem icon={<Trash />} text="Excluir Aula" intent="danger" onClick={() => remove(aula)} />}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Aula" onClick={() => restore(aula)} />}
    </RowMenu>
  )
}
