import { MenuItem } from '@blueprintjs/core'
import { Document, Edit, NewObject, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { dizimoUrls } from '../urls'
import { useEmitirRecibo, useExcluirDizimo } from './actions'
import type { DizimoLinhaFragment } from './dizimos.generated'

export function DizimoMenu({ dizimo }: { dizimo: DizimoLinhaFragment }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirDizimo()
  const emitir = useEmitirRecibo()
  const { id, membro, acoesPermitidas } = dizimo
  const may = (acao: string) => acoesPermitidas.includes(acao)
  if (acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={`dízimo de ${membro?.name}`}>
      {may('verRecibo') && (
        <MenuItem icon={<Document />} text="Ver recibo" onClick={() => navigate(dizimoUrls.recibo(id))} />
      )}
      {may('emitirRecibo') && <MenuItem icon={<NewObject />} text="Emitir recibo" onClick={() => emitir(dizimo)} />}
      {may('editar') && <MenuItem icon={<Edit />} text="Editar Dízimo" onClick={() => navigate(dizimoUrls.edit(id))} />}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Dízimo" intent="danger" onClick={() => remove(dizimo)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Dízimo" onClick={() => restore(dizimo)} />}
    </RowMenu>
  )
}
