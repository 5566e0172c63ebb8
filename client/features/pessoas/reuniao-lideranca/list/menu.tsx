import { MenuItem } from '@blueprintjs/core'
import { Annotation, Document, Edit, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { formatDate } from '../../../../kernel/ui'
import { useExcluirReuniaoLideranca } from '../excluir'
import { reuniaoLiderancaUrls } from '../urls'
import type { ReuniaoLiderancaLinhaFragment } from './reunioes-lideranca.generated'

export function ReuniaoLiderancaMenu({ reuniao }: { reuniao: ReuniaoLiderancaLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirReuniaoLideranca()
  const { uuid, dataReuniao, acoesPermitidas } = reuniao
  const may = (acao: string) => acoesPermitidas.includes(acao)
  return (
    <RowMenu of={`reunião de ${formatDate(dataReuniao)}`}>
      {!reuniao.excluidoEm && (
        <MenuItem icon={<Document />} text="Ver reunião" onClick={() => navigate(reuniaoLiderancaUrls.ata(uuid))} />
      )}
      {may('escreverAta') && (
        <MenuItem
          icon={<Annotation />}
          text="Escrever ata"
          onClick={() => navigate(reuniaoLiderancaUrls.writeAta(uuid))}
        />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar reunião" onClick={() => navigate(reuniaoLiderancaUrls.edit(uuid))} />
      )}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir reunião" intent="danger" onClick={() => remove(reuniao)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar reunião" onClick={() => restore(reuniao)} />}
    </RowMenu>
  )
}
