import { MenuItem } from '@blueprintjs/core'
import { Disable, Document, Duplicate } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { RowMenu } from '../../../../kernel/list'
import { toast, useConfirm } from '../../../../kernel/ui'
import { oRecibo } from '../nome'
import { reciboUrls } from '../urls'
import { CancelarDialog } from './cancelar'
import { type ReciboLinhaFragment, useEmitirSegundaViaMutation } from './recibos.generated'

export function ReciboMenu({ recibo }: { recibo: ReciboLinhaFragment }) {
  const navigate = useNavigate()
  const confirm = useConfirm()
  const [emitir] = useEmitirSegundaViaMutation()
  const [cancelling, setCancelling] = useState(false)
  const { id, uuid, vias, acoesPermitidas } = recibo
  const may = (acao: string) => acoesPermitidas.includes(acao)
  const open = () => navigate(reciboUrls.papel(uuid))
  const copy = async () => {
    const text = `A partir de agora o ${oRecibo(recibo)} sai com a marca de ${vias + 1}ª via e a data de hoje.`
    if (!(await confirm({ title: 'Emitir nova via?', text, confirmText: 'Emitir' }))) return
    try {
      await emitir({ variables: { id: String(id) } })
      open()
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível emitir a nova via.'))
    }
  }
  return (
    <>
      <RowMenu of={oRecibo(recibo)}>
        <MenuItem icon={<Document />} text={recibo.ano === null ? 'Ver recibo' : 'Ver comprovante'} onClick={open} />
        {may('segundaVia') && <MenuItem icon={<Duplicate />} text={`Emitir ${vias + 1}ª via`} onClick={copy} />}
        {may('cancelar') && (
          <MenuItem
            icon={<Disable />}
            text={recibo.ano === null ? 'Cancelar recibo' : 'Cancelar comprovante'}
            intent="danger"
            onClick={() => setCancelling(true)}
          />
        )}
      </RowMenu>
      {cancelling && <CancelarDialog recibo={recibo} onClose={() => setCancelling(false)} />}
    </>
  )
}
