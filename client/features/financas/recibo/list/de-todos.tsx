import { Button } from '@blueprintjs/core'
import { Download, NewObject } from '@blueprintjs/icons'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { todayIn } from '../../../../../schema/rules/dates'
import { comprovanteInput } from '../../../../../schema/rules/missoes/contribuicao.input'
import { dataOf } from '../../../../kernel/apollo'
import { Form, FormFooter, SelectField, useZodForm, type ZodForm } from '../../../../kernel/form'
import { DownloadRefused, downloadFile, downloadText } from '../../../../kernel/list'
import { useCan, useViewer } from '../../../../kernel/session'
import { Modal, toast } from '../../../../kernel/ui'
import { useEnviaEmails } from '../../../acesso/envia-emails'
import { RecibosDocument, useEmitirComprovantesMutation } from './recibos.generated'

/** Issues the yearly statements of everybody, for who may see what everybody gives. */
export function DeTodos() {
  // asked with the screen: the dialog opens without a network too
  const emails = useEnviaEmails()
  const may = [useCan('recibo.escrever'), useCan('recibo.lerDeTodos'), useCan('doacao.lerDoador')].every(Boolean)
  const [asking, setAsking] = useState(false)
  if (!may) return null
  return (
    <>
      <Button variant="outlined" icon={<NewObject />} text="Comprovantes do ano" onClick={() => setAsking(true)} />
      {asking && <Ano emails={emails} onClose={() => setAsking(false)} />}
    </>
  )
}

function Ano({ emails, onClose }: { emails: boolean; onClose: () => void }) {
  const thisYear = Number(todayIn(useViewer().igreja.fusoHorario).slice(0, 4))
  const [emitir] = useEmitirComprovantesMutation({ refetchQueries: [RecibosDocument] })
  const form = useZodForm(comprovanteInput, { ano: thisYear - 1 })
  const save = async ({ ano }: z.output<typeof comprovanteInput>) => {
    toast.success(dataOf(await emitir({ variables: { ano } })).emitirComprovantes.message)
    onClose()
  }
  return (
    <Modal title="Comprovantes do ano" onClose={onClose} width={520}>
      <Form form={form} onSave={save} failureText="Não foi possível emitir os comprovantes.">
        <p>
          Cada pessoa que deu dízimos ou doações com o próprio nome recebe um comprovante numerado. Quem já tem um que
          continua certo fica com ele.{emails && ' Quem ligou os recibos por e-mail é avisado, sem valores.'}
        </p>
        <SelectField
          control={form.control}
          name="ano"
          label="Ano"
          choices={[0, 1, 2, 3, 4].map((back) => ({ value: thisYear - back, label: String(thisYear - back) }))}
        />
        <Baixar form={form} />
        <FormFooter form={form} cancel={onClose} saveText="Emitir" />
      </Form>
    </Modal>
  )
}

/** What to say of a failed download: only an answer of the server says something about the statements. */
function failureText(error: unknown, ano: number): string {
  const failed = `Não foi possível baixar os comprovantes de ${ano}.`
  if (!(error instanceof DownloadRefused)) return `Sem conexão. ${failed} Tente de novo quando a internet voltar.`
  return error.status === 404 ? `${failed} Eles já foram emitidos?` : downloadText(error, failed)
}

type YearForm = ZodForm<z.input<typeof comprovanteInput>, z.output<typeof comprovanteInput>>

/** All valid statements of the chosen year at once, to print them. */
function Baixar({ form }: { form: YearForm }) {
  const ano = useWatch({ control: form.control, name: 'ano' })
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadFile(`/comprovantes-contribuicoes?ano=${ano}`, `comprovantes-${ano}.pdf`)
    } catch (error) {
      toast.error(failureText(error, Number(ano)))
    }
    setBusy(false)
  }
  return (
    <p>
      <Button
        variant="outlined"
        icon={<Download />}
        text={`Baixar os emitidos de ${ano}`}
        loading={busy}
        onClick={() => void download()}
      />
    </p>
  )
}
