import { z } from 'zod'
import { type Meio, meiosDeConta } from '../../../../../schema/rules/financas/conta-do-meio.input'
import { optional, recordRef } from '../../../../../schema/rules/formats'
import { Form, FormFooter, SelectField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { ContaFinanceiraChoicesDocument, type ContaFinanceiraChoicesQuery } from '../choices.generated'
import { ContasFinanceirasDocument } from '../list/contas-financeiras.generated'
import { useDefinirContasDosMeiosMutation } from './meios.generated'
import styles from './meios.module.css'

export type Conta = ContaFinanceiraChoicesQuery['contasFinanceiras']['nodes'][number]

const todos = Object.keys(meiosDeConta) as Meio[]

type Props = {
  /** The accounts in use. */
  contas: readonly Conta[]
  /** Only these means, each of which has to get an account; without them all, which may keep the default one. */
  meios?: readonly Meio[] | undefined
  onClose: () => void
  onSaved?: () => void
}

/** In which account the money of each means lies when nobody chooses another. */
export function MeiosDialog({ contas, meios, onClose, onSaved }: Props) {
  const shown = meios ?? todos
  const account = meios ? recordRef('Escolha a conta.') : optional(recordRef())
  const rules = z.object(
    Object.fromEntries(todos.map((meio) => [meio, shown.includes(meio) ? account : optional(recordRef())])),
  )
  const padrao = contas.find((conta) => conta.padrao)
  const caixas = contas.filter(({ tipo }) => tipo === 'caixa')
  const bancos = contas.filter(({ tipo }) => tipo === 'banco')
  const sensata = (meio: Meio) =>
    meio === 'dinheiro'
      ? caixas.length === 1
        ? caixas[0]?.id
        : padrao?.id
      : bancos.length === 1
        ? bancos[0]?.id
        : undefined
  const form = useZodForm(
    rules,
    Object.fromEntries(
      shown.map((meio) => [
        meio,
        contas.find((conta) => conta.meios.includes(meio))?.id ?? (meios ? sensata(meio) : undefined),
      ]),
    ),
  )
  const [definir] = useDefinirContasDosMeiosMutation({
    refetchQueries: [ContaFinanceiraChoicesDocument, ContasFinanceirasDocument],
    awaitRefetchQueries: true,
  })
  const choices = contas.map(({ id, nome }) => ({ value: id, label: nome }))
  const save = async (chosen: Record<string, unknown>) => {
    const itens = shown.map((meio) => ({
      meio,
      idContaFinanceira: chosen[meio] == null ? null : String(chosen[meio]),
    }))
    await definir({ variables: { itens } })
    if (onSaved) return onSaved()
    toast.success('Contas dos meios salvas com sucesso.')
    onClose()
  }
  return (
    <Modal title={meios ? perguntaDe(meios) : 'Onde cai cada meio'} onClose={onClose} width={560}>
      <p className={styles.explain}>
        Vale quando ninguém escolhe a conta. O que já foi lançado não muda.
        {meios && ' Para mudar depois: Contas financeiras.'}
      </p>
      <Form form={form} onSave={save} failureText="Não foi possível salvar as contas dos meios.">
        <div className={styles.fields}>
          {shown.map((meio) => (
            <SelectField
              key={meio}
              control={form.control}
              name={meio}
              label={meiosDeConta[meio]}
              required={Boolean(meios)}
              placeholder={meios ? undefined : `Conta padrão (${padrao?.nome ?? ''})`}
              choices={choices}
            />
          ))}
        </div>
        <FormFooter form={form} cancel={onClose} saveText={meios ? 'Salvar e continuar' : 'Salvar'} />
      </Form>
    </Modal>
  )
}

const plurais: Readonly<Record<Meio, string>> = {
  dinheiro: 'o dinheiro em espécie',
  pix: 'os Pix',
  transferencia: 'as transferências',
  cheque: 'os cheques',
  cartao: 'os cartões',
  boleto: 'os boletos',
  debito: 'os débitos em conta',
}

/** 'Em qual conta caem os Pix?' */
function perguntaDe(meios: readonly Meio[]): string {
  const [meio] = meios
  if (meios.length !== 1 || !meio) return 'Em qual conta cai cada meio?'
  return `Em qual conta ${meio === 'dinheiro' ? 'cai' : 'caem'} ${plurais[meio]}?`
}
