import { MenuItem } from '@blueprintjs/core'
import { Disable, Edit, Music, Tick } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { formatDate } from '../../../../kernel/ui'
import { ensaioLouvorUrls } from '../urls'
import { useEnsaioActions } from './actions'
import type { EnsaioLouvorLinhaFragment } from './ensaios.generated'

export function EnsaioMenu({ ensaio }: { ensaio: EnsaioLouvorLinhaFragment }) {
  const navigate = useNavigate()
  const { conclude, cancel } = useEnsaioActions(ensaio)
  const { uuid, dataEnsaio, acoesPermitidas } = ensaio
  const may = (acao: string) => acoesPermitidas.includes(acao)
  if (acoesPermitidas.length === 0) return null
  return (
    <RowMenu of={`ensaio de ${formatDate(dataEnsaio)}`}>
      {may('verSetlist') && (
        <MenuItem icon={<Music />} text="Ver Setlist" onClick={() => navigate(ensaioLouvorUrls.setlist(uuid))} />
      )}
      {may('editar') && (
        <MenuItem icon={<Edit />} text="Editar Ensaio" onClick={() => navigate(ensaioLouvorUrls.edit(uuid))} />
      )}
      {may('concluir') && <MenuItem icon={<Tick />} text="Concluir Ensaio" onClick={conclude} />}
      {may('cancelar') && <MenuItem icon={<Disable />} text="Cancelar Ensaio" intent="danger" onClick={cancel} />}
    </RowMenu>
  )
}
