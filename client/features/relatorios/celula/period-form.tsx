import { Button } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { relatorioCelulaInput } from '../../../../schema/rules/relatorios/relatorio-celula.input'
import { DateField, Form, useZodForm } from '../../../kernel/form'
import styles from './report.module.css'

type Props = { idCelula: number; dataInicial: string; dataFinal: string }

/** The period of the report, kept in the address. */
export function PeriodForm({ idCelula, dataInicial, dataFinal }: Props) {
  const setParams = useSearchParams()[1]
  const form = useZodForm(relatorioCelulaInput, { idCelula, dataInicial, dataFinal })
  const { control } = form
  return (
    <Form
      form={form}
      failureText="Não foi possível gerar o relatório da célula."
      onSave={async ({ dataInicial, dataFinal }) =>
        setParams(
          { ...(dataInicial && { dataInicial }), ...(dataFinal && { dataFinal }) },
          { preventScrollReset: true },
        )
      }
    >
      <div className={styles.period}>
        <DateField control={control} name="dataInicial" label="De" />
        <DateField control={control} name="dataFinal" label="Até" />
        <Button type="submit" variant="outlined" text="Ver período" />
      </div>
    </Form>
  )
}
