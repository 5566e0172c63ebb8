import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { contaFinanceiraInput, tiposContaFinanceira } from '../../../../../schema/rules/financas/conta-financeira.input'
import { dataOf } from '../../../../kernel/apollo'
import { idempotent } from '../../../../kernel/apollo/idempotency'
import { DateField, Form, MoneyField, SelectField, TextField, useZodForm } from '../../../../kernel/form'
import { useReload } from '../../../../kernel/record'
import { ErrorState, Skeleton, toast } from '../../../../kernel/ui'
import { ContaFinanceiraChoicesDocument, useOndeCaiCadaMeio } from '../../../financas/conta-financeira'
import { useToday } from '../../../financas/lancamento'
import {
  type ContaGeralFragment,
  useAtualizarContaDoPassoMutation,
  useContasDoPassoQuery,
  useCriarContaDoPassoMutation,
} from './primeiros-passos.generated'
import styles from './primeiros-passos.module.css'
import { Sheet, type StepProps } from './sheet'

const rule = contaFinanceiraInput.pick({ nome: true, tipo: true, saldoInicial: true, dataSaldoInicial: true })

const tipos = Object.entries(tiposContaFinanceira).map(([value, label]) => ({ value, label }))

const options = { refetchQueries: [ContaFinanceiraChoicesDocument] }

/**
 * The opening balance of the general account, which every church has, the other accounts, and in which of them each means
 * lies: asked when there is a second account.
 */
export function Contas({ onSaved, onDirty }: StepProps) {
  const today = useToday()
  const [criar] = useCriarContaDoPassoMutation(options)
  const [general, setGeneral] = useState(false)
  const [others, setOthers] = useState(false)
  const { varias, perguntar, dialog } = useOndeCaiCadaMeio()
  useEffect(() => onDirty(general || others), [general, others, onDirty])
  return (
    <>
      <ContaGeral onSaved={onSaved} onDirty={setGeneral} />
      <h3 className={styles.part}>Outras contas</h3>
      <Sheet
        onSaved={() => {
          onSaved()
          perguntar()
        }}
        onDirty={setOthers}
        noun="Conta"
        rule={rule}
        blank={{ tipo: 'banco', dataSaldoInicial: today }}
        send={(input, key) => criar({ variables: { input }, context: idempotent(key) })}
        nameOf={({ nome }) => nome}
        savedText={(count) => (count === 1 ? 'Uma conta criada.' : `${count} contas criadas.`)}
        failureText="Não foi possível salvar esta conta."
      >
        {(control) => (
          <>
            <TextField control={control} name="nome" label="Nome" required maxLength={60} />
            <SelectField control={control} name="tipo" label="Tipo" required choices={tipos} />
            <MoneyField control={control} name="saldoInicial" label="Saldo inicial" />
            <DateField control={control} name="dataSaldoInicial" label="No começo do dia" />
          </>
        )}
      </Sheet>
      {varias && (
        <>
          <h3 className={styles.part}>Onde cai cada meio</h3>
          <p className={styles.note}>
            O dinheiro vivo no caixa, o Pix no banco: assim cada valor vai para a conta certa.
          </p>
          <Button text="Conferir onde cai cada meio" onClick={perguntar} />
        </>
      )}
      {dialog}
    </>
  )
}

function ContaGeral(props: StepProps) {
  const { data, error, refetch } = useContasDoPassoQuery({ fetchPolicy: 'network-only' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <ErrorState text="Não foi possível carregar as contas." onRetry={reload} />
  if (!data) return <Skeleton width="60%" />
  const conta = data.contasFinanceiras.nodes.find(({ geral }) => geral)
  return conta && <Saldo key={reloads} conta={conta} onReload={reload} {...props} />
}

type Props = StepProps & { conta: ContaGeralFragment; onReload: () => void }

function Saldo({ conta: { id, geral: _, ...values }, onReload, onSaved, onDirty }: Props) {
  const [atualizar] = useAtualizarContaDoPassoMutation(options)
  const tipo = values.tipo as z.output<typeof contaFinanceiraInput>['tipo']
  const form = useZodForm(contaFinanceiraInput, { ...values, tipo })
  const { isDirty, isSubmitSuccessful } = form.formState
  const dirty = isDirty && !isSubmitSuccessful
  useEffect(() => onDirty(dirty), [dirty, onDirty])

  const save = async (input: z.output<typeof contaFinanceiraInput>) => {
    const { versao } = dataOf(await atualizar({ variables: { id: String(id), input } })).atualizarContaFinanceira
    form.reset({ ...form.getValues(), versao })
    toast.success('Saldo inicial salvo.')
    onSaved()
  }
  return (
    <Form form={form} onSave={save} onReload={onReload} failureText="Não foi possível salvar o saldo inicial.">
      <fieldset className={styles.row} aria-label={values.nome}>
        <h3 className={styles.part}>{values.nome}</h3>
        <p className={styles.note}>Aqui fica o que se lança sem escolher uma conta: em geral, o dinheiro vivo.</p>
        <div className={styles.cells}>
          <MoneyField control={form.control} name="saldoInicial" label="Saldo inicial" />
          <DateField control={form.control} name="dataSaldoInicial" label="No começo do dia" />
        </div>
      </fieldset>
      <Button type="submit" text="Salvar saldo inicial" loading={form.formState.isSubmitting} />
    </Form>
  )
}
