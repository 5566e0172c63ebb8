import { Callout } from '@blueprintjs/core'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { emCentavos, totalContado } from '../../../../../schema/rules/culto/cedulas.rules'
import { contarContagemInput } from '../../../../../schema/rules/culto/contagem.input'
import { decimal } from '../../../../../schema/rules/formats'
import { dataOf } from '../../../../kernel/apollo'
import {
  Form,
  FormFooter,
  MoneyField,
  NumberField,
  Section,
  useLeaveGuard,
  useZodForm,
  type ZodForm,
} from '../../../../kernel/form'
import { Money, toast } from '../../../../kernel/ui'
import { contagemUrls } from '../urls'
import { cedulas, isMoeda, nomeDaCedula } from './cedulas'
import { type ContagemDetalheFragment, useContarContagemMutation } from './contagem.generated'
import styles from './detail.module.css'

type Props = {
  contagem: ContagemDetalheFragment
  /** What this person counted before, if it is counted again. */
  own: ContagemDetalheFragment['partes'][number] | undefined
  onDone: () => void
}

type Values = z.input<typeof contarContagemInput>

const blank = ({ own, contagem }: Pick<Props, 'own' | 'contagem'>): Values => ({
  id: contagem.id,
  cedulas: cedulas.map((valor) => ({
    valor,
    quantidade: own?.cedulas?.find((one) => one.valor === valor)?.quantidade ?? null,
  })),
  cheques: own?.cheques && own.cheques !== '0.00' ? own.cheques : null,
})

/** The sheet on which one person counts. */
export function Contar({ contagem, own, onDone }: Props) {
  const [contar] = useContarContagemMutation()
  const form = useZodForm(contarContagemInput, blank({ own, contagem }))
  const { control } = form
  const { isDirty, isSubmitting, isSubmitSuccessful, errors } = form.formState
  const nothing = errors.cedulas?.root?.message ?? errors.cedulas?.message
  useLeaveGuard(isDirty && !isSubmitting && !isSubmitSuccessful)

  const save = async ({ cedulas: counted, cheques }: z.output<typeof contarContagemInput>) => {
    const input = { cedulas: counted.filter(({ quantidade }) => quantidade > 0), cheques }
    dataOf(await contar({ variables: { id: String(contagem.id), input } }))
    toast.success('Sua contagem foi salva.')
    return onDone
  }

  const fields = (coins: boolean) =>
    cedulas.map((valor, index) =>
      isMoeda(valor) === coins ? (
        <NumberField
          key={valor}
          control={control}
          name={`cedulas.${index}.quantidade`}
          label={nomeDaCedula(valor)}
          placeholder="0"
        />
      ) : null,
    )

  return (
    <Form form={form} onSave={save} failureText="Não foi possível salvar a contagem.">
      {!contagem.acoesPermitidas.includes('contar') && (
        <Callout intent="warning" title="Outras duas pessoas já contaram">
          O que você digitou não pode mais ser salvo nesta contagem.
        </Callout>
      )}
      <Section
        title="Cédulas"
        help="Quantas de cada. Ninguém vê o que você conta antes de as duas pessoas confirmarem."
      >
        <div className={styles.notes}>{fields(false)}</div>
      </Section>
      <Section title="Moedas">
        <div className={styles.notes}>{fields(true)}</div>
      </Section>
      <Section title="Cheques e total">
        <MoneyField control={control} name="cheques" label="Valor dos cheques" />
        <p className={styles.total} aria-live="polite">
          Total <Total form={form} />
        </p>
        {nothing && (
          <p role="alert" className={styles.nothing}>
            {nothing}
          </p>
        )}
      </Section>
      <FormFooter form={form} cancel={own ? onDone : contagemUrls.list} saveText="Salvar contagem" />
    </Form>
  )
}

/** The sum of what is typed so far; '-' while a number or the amount of the cheques cannot be read. */
function Total({ form }: { form: ZodForm<Values, z.output<typeof contarContagemInput>> }) {
  const [counted, cheques] = useWatch({ control: form.control, name: ['cedulas', 'cheques'] })
  const amount = decimal({ min: 0 }).safeParse(cheques || '0')
  const numbers = counted.every(({ quantidade }) => Number.isInteger(Number(quantidade ?? 0)))
  if (!amount.success || !numbers) return <Money value={null} />
  const quantidades = Object.fromEntries(
    counted.map(({ valor, quantidade }) => [String(emCentavos(String(valor))), Number(quantidade ?? 0)]),
  )
  return <Money value={totalContado({ quantidades, cheques: amount.data })} />
}
