import { Button, Menu, PopoverNext } from '@blueprintjs/core'
import { Duplicate, Edit, More, Refresh, TickCircle } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { PrevisaoItems } from '../menu-items'
import { previsaoUrls } from '../urls'
import { AprovarDialog, CopiarDialog, RevisarDialog } from './dialogs'
import type { PrevisaoDetalheFragment } from './previsao.generated'

type Open = 'copiar' | 'aprovar' | 'revisar'

/** What the current user may do with the budget now. */
export function Actions({ previsao }: { previsao: PrevisaoDetalheFragment }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const may = (acao: string) => previsao.acoesPermitidas.includes(acao)
  const close = () => setOpen(undefined)
  return (
    <>
      {may('copiar') && (
        <Button
          variant="outlined"
          icon={<Duplicate />}
          text="Copiar do ano anterior"
          onClick={() => setOpen('copiar')}
        />
      )}
      {may('aprovar') && previsao.linhas.length > 0 && (
        <Button
          variant="outlined"
          icon={<TickCircle />}
          text="Registrar aprovação"
          onClick={() => setOpen('aprovar')}
        />
      )}
      {may('revisar') && (
        <Button variant="outlined" icon={<Refresh />} text="Revisar" onClick={() => setOpen('revisar')} />
      )}
      {may('editar') && (
        <Button
          intent="primary"
          icon={<Edit />}
          text="Editar valores"
          onClick={() => navigate(previsaoUrls.valores(previsao.id))}
        />
      )}
      {previsao.acoesPermitidas.some((acao) => ['editar', 'excluir', 'restaurar'].includes(acao)) && (
        <PopoverNext
          placement="bottom-end"
          content={
            <Menu>
              <PrevisaoItems previsao={previsao} onRemoved={() => navigate(previsaoUrls.list)} />
            </Menu>
          }
        >
          <Button variant="outlined" icon={<More />} text="Ações" />
        </PopoverNext>
      )}
      {open === 'copiar' && <CopiarDialog previsao={previsao} onClose={close} />}
      {open === 'aprovar' && <AprovarDialog previsao={previsao} onClose={close} />}
      {open === 'revisar' && <RevisarDialog previsao={previsao} onClose={close} />}
    </>
  )
}
