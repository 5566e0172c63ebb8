import { Button } from '@blueprintjs/core'
import type { z } from 'zod'
import { silencioInput } from '../../../../../schema/rules/acesso/aviso.input'
import { Form, LeaveGuard, TimeField, useZodForm } from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { useEnviaEmails } from '../../../acesso/envia-emails'
import { Card } from '../card'
import styles from '../configuracoes.module.css'
import { useAlterarSilencioMutation } from './avisos.generated'
import own from './avisos.module.css'

type Props = { de: string | null; ate: string | null }

/** The hours in which devices do not ring; notices arrive when they end. */
export function Silencio({ de, ate }: Props) {
  const emails = useEnviaEmails()
  const form = useZodForm(silencioInput, { de, ate })
  const [alterar] = useAlterarSilencioMutation()
  const save = async (hours: z.output<typeof silencioInput>) => {
    await alterar({ variables: hours })
    form.reset(form.getValues())
    toast.success(hours.de ? 'Horas de silêncio salvas.' : 'Os avisos chegam a qualquer hora.')
  }
  return (
    <Card
      title="Horas de silêncio"
      text={`Entre estas horas os aparelhos não tocam, e o que aconteceu chega depois${emails ? ', ou por e-mail, se depois já teria passado' : ''}. Em branco, os avisos chegam a qualquer hora.`}
    >
      <div className={styles.body}>
        <Form form={form} onSave={save} failureText="Não foi possível salvar as horas de silêncio.">
          <LeaveGuard form={form} />
          <div className={own.hours}>
            <TimeField control={form.control} name="de" label="Das" />
            <TimeField control={form.control} name="ate" label="Às" />
          </div>
          <Button type="submit" text="Salvar" loading={form.formState.isSubmitting} />
        </Form>
      </div>
    </Card>
  )
}
