import { Button } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { type Modulo, modulos } from '../../../../schema/rules/acesso/modulos.input'
import { dataOf } from '../../../kernel/apollo'
import { Form, SwitchField, useZodForm, type ZodForm } from '../../../kernel/form'
import { EuDocument } from '../../../kernel/session'
import { ErrorState, Skeleton, toast } from '../../../kernel/ui'
import { moduloTexts } from './modulos'
import { useDefinirModulosDesligadosMutation, useUsoQuery } from './uso.generated'
import styles from './uso.module.css'

/** For each whether the church uses it. */
type Usos = Record<Modulo, boolean>

const rule = z.record(z.enum(modulos), z.boolean())

/** The form state: what is not off is in use. */
export const useUsoForm = (desligados: readonly string[]): ZodForm<Usos, Usos> =>
  useZodForm<Usos, Usos>(
    rule,
    Object.fromEntries(modulos.map((modulo) => [modulo, !desligados.includes(modulo)])) as Usos,
  )

/** Loads what the church does not use. */
export function WithUso({ children }: { children: (desligados: readonly string[]) => ReactNode }) {
  const { data, error, refetch } = useUsoQuery({ fetchPolicy: 'network-only' })
  if (data) return children(data.igreja.modulosDesligados)
  if (!error) return <Skeleton width="60%" />
  return (
    <ErrorState
      text="Não foi possível saber o que a igreja usa."
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}

type Props = {
  form: ZodForm<Usos, Usos>
  onSaved?: () => void
  /** A LeaveGuard, for a screen that does not guard the form itself. */
  children?: ReactNode
}

/** One switch for each. The menu of the person who saves follows at once. */
export function UsoForm({ form, onSaved, children }: Props) {
  const [definir] = useDefinirModulosDesligadosMutation({ refetchQueries: [EuDocument], awaitRefetchQueries: true })
  const save = async (usos: Usos) => {
    dataOf(await definir({ variables: { modulos: modulos.filter((modulo) => !usos[modulo]) } }))
    form.reset(usos)
    toast.success('O menu mostra agora o que a igreja usa.')
    onSaved?.()
  }
  return (
    <Form form={form} onSave={save} failureText="Não foi possível salvar o que a igreja usa.">
      {children}
      <div className={styles.switches}>
        {modulos.map((modulo) => (
          <SwitchField
            key={modulo}
            control={form.control}
            name={modulo}
            label={moduloTexts[modulo].nome}
            help={moduloTexts[modulo].para}
          />
        ))}
      </div>
      <Button type="submit" intent="primary" text="Salvar" loading={form.formState.isSubmitting} />
    </Form>
  )
}
