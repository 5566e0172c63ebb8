import { Button } from '@blueprintjs/core'
import type { z } from 'zod'
import { minhaIndisponibilidadeInput } from '../../../../../schema/rules/culto/indisponibilidade.input'
import { dataOf } from '../../../../kernel/apollo'
import { DateField, Form, LeaveGuard, Section, TextField, useZodForm } from '../../../../kernel/form'
import { toast } from '../../../../kernel/ui'
import { MinhasDatasDocument, useBloquearMinhasDatasMutation } from './minhas-datas.generated'
import styles from './minhas-datas.module.css'

const options = { refetchQueries: [MinhasDatasDocument], awaitRefetchQueries: true }

/** Blocks a day or a span; the form stays for the next one. */
export function BloquearForm() {
  const [bloquear] = useBloquearMinhasDatasMutation(options)
  const form = useZodForm(minhaIndisponibilidadeInput, {})
  const { control } = form

  const save = async (input: z.output<typeof minhaIndisponibilidadeInput>) => {
    dataOf(await bloquear({ variables: { input } }))
    toast.success('Datas bloqueadas.')
    // once the form counts as saved
    return () => form.reset({ dataInicio: undefined, dataFim: undefined, observacao: undefined })
  }

  return (
    <div className={styles.form}>
      <Form form={form} onSave={save} failureText="Não foi possível bloquear as datas.">
        <LeaveGuard form={form} />
        <Section title="Bloquear datas">
          <DateField control={control} name="dataInicio" label="De" required />
          <DateField control={control} name="dataFim" label="Até" help="Deixe em branco para um dia só." />
          <TextField
            control={control}
            name="observacao"
            label="Observação"
            help="Opcional. Só você e quem monta as escalas leem."
            wide
            maxLength={200}
          />
        </Section>
        <Button type="submit" intent="primary" text="Bloquear" loading={form.formState.isSubmitting} />
      </Form>
    </div>
  )
}
