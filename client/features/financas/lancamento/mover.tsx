import { useState } from 'react'
import { z } from 'zod'
import { recordRef } from '../../../../schema/rules/formats'
import { errorText, fieldErrors } from '../../../kernel/apollo'
import { Form, FormFooter, SelectField, useZodForm } from '../../../kernel/form'
import { firstOf, formatDate, Modal, Money, toast } from '../../../kernel/ui'
import { useContasAtivas } from '../conta-financeira'
import styles from './lancamento.module.css'
import { useMoverLancamentosMutation } from './mover.generated'
import type { Lancamento, Side } from './side'

/** So many entries are named before the others are only counted. */
const SHOWN = 5

const rules = z.object({ idContaFinanceira: recordRef('Escolha a conta.') })

type Props = {
  rows: readonly Lancamento[]
  side: Side
  onClose: () => void
  /** Called when they have moved. */
  onMoved: () => void
}

/** Moves the chosen entries to another account, all of them or none; it can be undone at once. */
export function MoverDialog({ rows, side, onClose, onMoved }: Props) {
  const contas = useContasAtivas([]) ?? []
  const form = useZodForm(rules, {})
  const [mover] = useMoverLancamentosMutation({ refetchQueries: [side.document], awaitRefetchQueries: true })
  /** Why entries have to stay, by their place in the input. */
  const [recusas, setRecusas] = useState<Record<string, string>>({})
  const campo = side.table === 'entrada' ? 'entradas' : 'saidas'
  const idsOf = (own: readonly Lancamento[]) => ({ [campo]: own.map(({ id }) => String(id)) })

  const undo = async () => {
    const itens = [...new Set(rows.flatMap(({ contaFinanceira }) => contaFinanceira?.id ?? []))].map((conta) => ({
      idContaFinanceira: String(conta),
      ...idsOf(rows.filter(({ contaFinanceira }) => contaFinanceira?.id === conta)),
    }))
    try {
      await mover({ variables: { itens } })
      toast.success('Os lançamentos voltaram à conta em que estavam.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível desfazer.'))
    }
  }

  const save = async ({ idContaFinanceira }: z.output<typeof rules>) => {
    setRecusas({})
    try {
      await mover({ variables: { itens: [{ idContaFinanceira: String(idContaFinanceira), ...idsOf(rows) }] } })
    } catch (error) {
      setRecusas(fieldErrors(error))
      throw error
    }
    const conta = contas.find(({ value }) => value === Number(idContaFinanceira))?.label ?? ''
    const text = rows.length === 1 ? '1 lançamento movido' : `${rows.length} lançamentos movidos`
    toast.success(`${text} para ${conta}.`, { action: { text: 'Desfazer', onClick: () => void undo() } })
    onMoved()
  }

  const chosen = rows.map((row, at) => ({ ...row, recusa: recusas[`itens.0.${campo}.${at}`] }))
  const refused = chosen.filter(({ recusa }) => recusa)
  const shown = refused.length > 0 ? refused : firstOf(chosen, SHOWN)

  return (
    <Modal title={rows.length === 1 ? 'Mover 1 lançamento' : `Mover ${rows.length} lançamentos`} onClose={onClose}>
      <p>Todos mudam de conta, ou nenhum. Data, valor e categoria ficam como estão.</p>
      <ul className={styles.moving}>
        {shown.map(({ id, descricao, data, valor, contaFinanceira, recusa }) => (
          <li key={id}>
            <span>
              {descricao}
              <small>{[formatDate(data), contaFinanceira?.nome].filter(Boolean).join(' · ')}</small>
              {recusa && <strong>{recusa}</strong>}
            </span>
            <Money value={valor} />
          </li>
        ))}
        {rows.length > shown.length && <li>e mais {rows.length - shown.length}</li>}
      </ul>
      <Form form={form} onSave={save} failureText="Não foi possível mover os lançamentos.">
        <SelectField control={form.control} name="idContaFinanceira" label="Para a conta" required choices={contas} />
        <FormFooter form={form} cancel={onClose} saveText="Mover" />
      </Form>
    </Modal>
  )
}
