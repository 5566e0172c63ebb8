import { MenuItem } from '@blueprintjs/core'
import { Following, NumberedList } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { RowMenu } from '../../../../kernel/list'
import { ChangeItems } from '../menu-items'
import { tituloCulto } from '../titulo'
import { cultoUrls } from '../urls'
import type { CultoLinhaFragment } from './cultos.generated'

export function CultoMenu({ culto }: { culto: CultoLinhaFragment }) {
  const navigate = useNavigate()
  const { id, excluidoEm, acoesPermitidas } = culto
  return (
    <RowMenu of={tituloCulto(culto)}>
      {!excluidoEm && (
        <MenuItem icon={<NumberedList />} text="Ordem do culto" onClick={() => navigate(cultoUrls.ordem(id))} />
      )}
      {acoesPermitidas.includes('mostrarToken') && (
        <MenuItem icon={<Following />} text="Confirmar presenças" onClick={() => navigate(cultoUrls.presenca(id))} />
      )}
      <ChangeItems culto={culto} />
    </RowMenu>
  )
}
