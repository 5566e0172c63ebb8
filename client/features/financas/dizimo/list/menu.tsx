import { MenuItem } from '@blueprintjs/core'
import { Document, Edit, NewObject, Person, Reset, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RefusedItem, RowMenu } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { mesFechado, useVerEntrada } from '../../entrada'
import { dizimoUrls } from '../urls'
import { useEmitirRecibo, useExcluirDizimo } from './actions'
import type { DizimoLinhaFragment } from './dizimos.generated'

/** For those who may write tithes. */
export function DizimoMenu({ dizimo, onPessoa }: { dizimo: DizimoLinhaFragment; onPessoa: () => void }) {
  const navigate = useNavigate()
  const { remove, restore } = useExcluirDizimo()
  const emitir = useEmitirRecibo()
  const verEntrada = useVerEntrada(dizimo.idLancamento)
  const mayCancel = useCan('recibo.cancelar')
  const { id, membro, acoesPermitidas, numeroRecibo } = dizimo
  const may = (acao: string) => acoesPermitidas.includes(acao)
  // neither deleted nor reversed, and no receipt is in the way: what refuses is the month
  const fechado = !may('excluir') && !dizimo.excluidoEm && !dizimo.estornado && (numeroRecibo === null || mayCancel)
  if (acoesPermitidas.length === 0 && !verEntrada && !fechado) return null
  return (
    <RowMenu of={`dízimo de ${membro?.name}`}>
      {may('verRecibo') && (
        <MenuItem icon={<Document />} text="Ver recibo" onClick={() => navigate(dizimoUrls.recibo(id))} />
      )}
      {may('emitirRecibo') && <MenuItem icon={<NewObject />} text="Emitir recibo" onClick={() => emitir(dizimo)} />}
      {may('editar') && <MenuItem icon={<Edit />} text="Editar Dízimo" onClick={() => navigate(dizimoUrls.edit(id))} />}
      {fechado && <RefusedItem icon={<Edit />} text="Editar Dízimo" reason={mesFechado} />}
      {may('mudarPessoa') && <MenuItem icon={<Person />} text="Corrigir a pessoa" onClick={onPessoa} />}
      {verEntrada}
      {may('excluir') && (
        <MenuItem icon={<Trash />} text="Excluir Dízimo" intent="danger" onClick={() => remove(dizimo)} />
      )}
      {may('restaurar') && <MenuItem icon={<Reset />} text="Restaurar Dízimo" onClick={() => restore(dizimo)} />}
    </RowMenu>
  )
}
