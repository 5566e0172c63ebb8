import { Button, Menu, PopoverNext } from '@blueprintjs/core'
import { Download, Endorsed, More, SendMessage, TickCircle } from '@blueprintjs/icons'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DownloadRefused, downloadFile, downloadText } from '../../../../kernel/list'
import { toast } from '../../../../kernel/ui'
import { PrestacaoContasItems } from '../menu-items'
import { prestacaoContasUrls } from '../urls'
import { DecidirDialog, EnviarDialog, OpinarDialog } from './dialogs'
import type { PrestacaoContasDetalheFragment } from './prestacao-contas.generated'

type Open = 'enviar' | 'opinar' | 'decidir'

/**
 * What the current user may do with the statement now; the step that is due comes first. While the books say something
 * else than was sent, nobody answers.
 */
export function Actions({ prestacao, mudou }: { prestacao: PrestacaoContasDetalheFragment; mudou: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState<Open>()
  const { uuid, acoesPermitidas, enviadaEm, pdfEm, situacao } = prestacao
  const may = (acao: string) => acoesPermitidas.includes(acao)
  const close = () => setOpen(undefined)
  const download = () =>
    downloadFile(`/prestacoesContas/${uuid}/pdf`, 'prestacao-de-contas.pdf').catch((error) =>
      toast.error(
        pdfEm && error instanceof DownloadRefused && error.status === 409
          ? 'O PDF guardado foi alterado ou se perdeu. Avise quem cuida do servidor.'
          : downloadText(error, 'Não foi possível baixar a prestação de contas.'),
      ),
    )
  return (
    <>
      {enviadaEm && <Button variant="outlined" icon={<Download />} text="Baixar PDF" onClick={download} />}
      {may('enviar') && (
        <Button
          intent={enviadaEm && !mudou ? 'none' : 'primary'}
          variant={enviadaEm && !mudou ? 'outlined' : 'solid'}
          icon={<SendMessage />}
          text={enviadaEm ? 'Enviar de novo' : 'Enviar ao conselho'}
          onClick={() => setOpen('enviar')}
        />
      )}
      {may('decidir') && !mudou && (
        <Button
          intent={situacao === 'Com parecer' ? 'primary' : 'none'}
          variant={situacao === 'Com parecer' ? 'solid' : 'outlined'}
          icon={<TickCircle />}
          text="Registrar assembleia"
          onClick={() => setOpen('decidir')}
        />
      )}
      {may('opinar') && !mudou && (
        <Button intent="primary" icon={<Endorsed />} text="Dar parecer" onClick={() => setOpen('opinar')} />
      )}
      {acoesPermitidas.some((acao) => ['editar', 'excluir', 'restaurar'].includes(acao)) && (
        <PopoverNext
          placement="bottom-end"
          content={
            <Menu>
              <PrestacaoContasItems prestacao={prestacao} onRemoved={() => navigate(prestacaoContasUrls.list)} />
            </Menu>
          }
        >
          <Button variant="outlined" icon={<More />} text="Ações" />
        </PopoverNext>
      )}
      {open === 'enviar' && <EnviarDialog prestacao={prestacao} onClose={close} />}
      {open === 'opinar' && <OpinarDialog prestacao={prestacao} onClose={close} />}
      {open === 'decidir' && <DecidirDialog prestacao={prestacao} onClose={close} />}
    </>
  )
}
