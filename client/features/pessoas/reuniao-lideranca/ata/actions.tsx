import { Button } from '@blueprintjs/core'
import { Annotation, Download, Edit, Endorsed, Print, TickCircle, Trash } from '@blueprintjs/icons'
import { useNavigate } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { downloadFile, downloadText } from '../../../../kernel/list'
import { useCan } from '../../../../kernel/session'
import { toast, useConfirm } from '../../../../kernel/ui'
import { useAtualizarReuniaoLiderancaMutation } from '../form/reuniao-lideranca-form.generated'
import { ReunioesLiderancaDocument } from '../list/reunioes-lideranca.generated'
import { reuniaoLiderancaUrls } from '../urls'
import type { ReuniaoComAtaQuery } from './ata.generated'
import { useAprovarAtaMutation, useDescartarAtaMutation } from './ata.generated'

type Props = { reuniao: ReuniaoComAtaQuery['reuniaoLideranca']; onChange: () => void }

export function Actions({ reuniao, onChange }: Props) {
  const navigate = useNavigate()
  const aprovar = useAprovarAta(reuniao, onChange)
  const descartar = useDescartarAta(reuniao, onChange)
  const [atualizar, { loading }] = useAtualizarReuniaoLiderancaMutation({ refetchQueries: [ReunioesLiderancaDocument] })
  const { id, uuid, dataReuniao, pautaReuniao, statusReuniao, versao, ata, acoesPermitidas } = reuniao
  const may = (acao: string) => acoesPermitidas.includes(acao)
  // a paper of a deleted meeting would look as if the meeting stood
  const onPaper = !reuniao.excluidoEm

  const markHeld = async () => {
    const input = { dataReuniao, pautaReuniao, statusReuniao: 'realizada', versao }
    try {
      await atualizar({ variables: { id: String(id), input } })
      toast.success('Reunião atualizada com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível salvar a reunião.'))
    }
    onChange()
  }

  const download = () =>
    downloadFile(`/reunioes-lideranca/${uuid}/ata/pdf`, 'ata.pdf').catch((error: unknown) =>
      toast.error(downloadText(error, 'Não foi possível baixar a ata.')),
    )

  return (
    <>
      {onPaper && <Button variant="outlined" icon={<Print />} text="Imprimir" onClick={() => window.print()} />}
      {onPaper && ata && <Button variant="outlined" icon={<Download />} text="Baixar PDF" onClick={download} />}
      {may('editar') && (
        <Button
          variant="outlined"
          icon={<Edit />}
          text="Editar reunião"
          onClick={() => navigate(reuniaoLiderancaUrls.edit(uuid))}
        />
      )}
      {may('editar') && statusReuniao === 'marcada' && (
        <Button
          variant="outlined"
          icon={<TickCircle />}
          text="Marcar como realizada"
          loading={loading}
          onClick={markHeld}
        />
      )}
      {may('escreverAta') && (
        <Button
          intent={may('aprovarAta') ? undefined : 'primary'}
          variant={may('aprovarAta') ? 'outlined' : undefined}
          icon={<Annotation />}
          text={ata ? 'Editar ata' : 'Escrever ata'}
          onClick={() => navigate(reuniaoLiderancaUrls.writeAta(uuid))}
        />
      )}
      {may('descartarAta') && (
        <Button variant="outlined" intent="danger" icon={<Trash />} text="Descartar rascunho" onClick={descartar} />
      )}
      <Approve may={may('aprovarAta')} reuniao={reuniao} onApprove={aprovar} />
    </>
  )
}

/**
 * The button that approves the minutes. Until approval is possible, users who may approve see it disabled, with the
 * reasons.
 */
function Approve({ may, reuniao, onApprove }: { may: boolean; reuniao: Props['reuniao']; onApprove: () => void }) {
  const approves = useCan('reuniaoLideranca.aprovarAta')
  const { ata, statusReuniao, acoesPermitidas } = reuniao
  if (may) return <Button intent="primary" icon={<Endorsed />} text="Aprovar ata" onClick={onApprove} />
  if (!approves || !acoesPermitidas.includes('escreverAta')) return null
  const reason = [
    ...(ata ? [] : ['escreva a ata']),
    ...(statusReuniao === 'realizada' ? [] : ['marque a reunião como realizada']),
  ].join(' e ')
  return (
    <>
      <Button disabled icon={<Endorsed />} text="Aprovar ata" aria-describedby="aprovar-depois" />
      <small id="aprovar-depois">Para aprovar, {reason}.</small>
    </>
  )
}

/** Discards the draft after a confirmation. With its version, only the draft on the screen can be discarded. */
function useDescartarAta({ id, ata }: Props['reuniao'], onChange: () => void) {
  const confirm = useConfirm()
  const [descartar] = useDescartarAtaMutation({ refetchQueries: [ReunioesLiderancaDocument] })
  return async () => {
    const text = 'O rascunho da ata será descartado. Você não poderá reverter isso!'
    if (!(await confirm({ text, confirmText: 'Descartar', danger: true }))) return
    try {
      await descartar({ variables: { id: String(id), versao: ata?.versao } })
      toast.success('Rascunho da ata descartado com sucesso.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível descartar o rascunho da ata.'))
    }
    onChange()
  }
}

/** Approves the minutes after a confirmation. With their version, only the text on the screen can be approved. */
function useAprovarAta({ id, ata }: Props['reuniao'], onChange: () => void) {
  const confirm = useConfirm()
  const [aprovar] = useAprovarAtaMutation({ refetchQueries: [ReunioesLiderancaDocument] })
  return async () => {
    const text = 'A ata receberá o seu número. Depois, nem ela nem a reunião poderão ser alteradas.'
    if (!(await confirm({ text, confirmText: 'Aprovar' }))) return
    try {
      const { data } = await aprovar({ variables: { id: String(id), versao: ata?.versao } })
      toast.success(`Ata nº ${data?.aprovarAta.numeroAta} aprovada com sucesso.`)
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível aprovar a ata.'))
    }
    onChange()
  }
}
