import { InputGroup } from '@blueprintjs/core'
import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { acrescimosInput } from '../../../../../schema/rules/financas/baixa.input'
import { menos, somaDe } from '../../../../../schema/rules/financas/baixa.rules'
import { isDecimal, normaliseDecimal } from '../../../../../schema/rules/money.js'
import {
  Form,
  FormFooter,
  MoneyField,
  SearchFailed,
  TextField,
  useZodForm,
  type ZodForm,
} from '../../../../kernel/form'
import { formatDate, formatMoney, Modal, Money, toast } from '../../../../kernel/ui'
import { baixaFeita, changed, paymentWord } from './actions'
import { LinhaDoExtrato } from './linha-do-extrato'
import {
  type ContasDoMovimentoQuery,
  type MovimentoBancarioLinhaFragment,
  useBaixarMovimentoMutation,
  useContasDoMovimentoQuery,
} from './movimentos.generated'
import styles from './movimentos.module.css'

type Conta = Omit<ContasDoMovimentoQuery['contasDoMovimento'][number], 'uuid' | 'nome'> & { nome?: string | null }

type Props = {
  row: MovimentoBancarioLinhaFragment
  onClose: () => void
  /** undoes the match and the payment */
  onUndo: (row: MovimentoBancarioLinhaFragment) => void
}

const none = '0.00'
const rules = z.object(acrescimosInput)

/**
 * Settles an open payable or receivable with the money of a movement. Less money than is left pays a part, unless a
 * discount makes it whole; more needs interest or a fine.
 */
export function BaixarDialog({ row, onClose, onUndo }: Props) {
  const pagar = row.valor.startsWith('-')
  const dinheiro = row.valor.replace('-', '')
  const [conta, setConta] = useState<Conta | undefined>(
    // exactly the movement's amount is left of the suggested one
    row.contaSugerida ? { ...row.contaSugerida.conta, restante: dinheiro } : undefined,
  )
  const [busca, setBusca] = useState('')
  const asked = useDeferredValue(busca)
  const result = useContasDoMovimentoQuery({ variables: { id: String(row.id), busca: asked } })
  const [baixar] = useBaixarMovimentoMutation({ refetchQueries: changed, awaitRefetchQueries: true })
  const form = useZodForm(rules, {})

  const found: Conta[] = (result.data ?? result.previousData)?.contasDoMovimento ?? []
  const shown = conta && !found.some(({ id }) => id === conta.id) ? [conta, ...found] : found

  const save = async (partes: z.output<typeof rules>) => {
    if (!conta) {
      form.setError('root', { message: 'Escolha a conta.' })
      return false
    }
    await baixar({ variables: { id: String(row.id), input: { ...partes, [conta.tipo]: String(conta.id) } } })
    toast.success(baixaFeita(conta, row), {
      action: { text: 'Desfazer', onClick: () => onUndo(row) },
    })
    onClose()
    return true
  }

  /** What explained the difference of one account says nothing of another one. */
  const choose = (one: Conta) => {
    for (const name of ['juros', 'multa', 'desconto'] as const) form.setValue(name, null)
    setConta(one)
  }

  return (
    <Modal
      title={`Registrar ${paymentWord(row.valor)} de uma conta`}
      onClose={onClose}
      width={640}
      className={styles.pagar}
    >
      <LinhaDoExtrato row={row} />
      <InputGroup
        className={styles.busca}
        type="search"
        value={busca}
        onValueChange={setBusca}
        placeholder="Buscar contas pela descrição"
        aria-label="Buscar contas pela descrição"
      />
      {result.error && (
        <SearchFailed
          text="Não foi possível buscar as contas."
          again={() => void result.refetch().catch(() => undefined)}
        />
      )}
      {shown.length === 0 && !result.loading && !result.error && (
        <p className={styles.muted}>
          {`Nenhuma conta a ${pagar ? 'pagar' : 'receber'} em aberto${busca ? ' com esta descrição' : ''}.`}
        </p>
      )}
      <Form form={form} onSave={save} failureText={`Não foi possível registrar o ${paymentWord(row.valor)}.`}>
        {shown.length > 0 && (
          <ul
            className={`${styles.candidatos} ${styles.contas}`}
            aria-label={`Contas a ${pagar ? 'pagar' : 'receber'} em aberto`}
          >
            {shown.map((one) => (
              <li key={one.id}>
                <label>
                  <input
                    type="radio"
                    name="conta"
                    checked={one.id === conta?.id}
                    onChange={() => choose(one)}
                    // biome-ignore lint/a11y/noAutofocus: the suggestion is chosen already, so that Enter confirms it
                    autoFocus={one.id === row.contaSugerida?.conta.id}
                  />
                  <span>
                    {one.descricao}
                    <small>
                      Vence em {formatDate(one.vencimento)}
                      {one.nome && `, ${one.nome}`}
                    </small>
                  </span>
                  <Money value={one.restante} />
                </label>
              </li>
            ))}
          </ul>
        )}
        {conta && conta.restante !== dinheiro && (
          <div className={styles.partes}>
            <MoneyField control={form.control} name="juros" label="Juros" />
            <MoneyField control={form.control} name="multa" label="Multa" />
            <MoneyField control={form.control} name="desconto" label="Desconto" />
          </div>
        )}
        <TextField control={form.control} name="observacao" label="Observação" maxLength={500} />
        <div className={styles.fim}>
          {conta && <Somas form={form} restante={conta.restante} dinheiro={dinheiro} />}
          <FormFooter form={form} cancel={onClose} saveText={`Registrar ${paymentWord(row.valor)}`} />
        </div>
      </Form>
    </Modal>
  )
}

type SomasProps = { form: ZodForm<z.input<typeof rules>, z.output<typeof rules>>; restante: string; dinheiro: string }

/** What the money pays of the account, and what will be left, while the parts are typed. */
function Somas({ form, restante, dinheiro }: SomasProps) {
  const typed = useWatch({ control: form.control, name: ['juros', 'multa', 'desconto'] })
  const [juros = none, multa = none, desconto = none] = typed.map((value) =>
    isDecimal(String(value ?? '')) ? normaliseDecimal(String(value)) : none,
  )
  const paga = menos(somaDe(dinheiro, desconto), somaDe(juros, multa))
  const sobra = menos(restante, paga)
  const over = sobra.startsWith('-')
  return (
    <output className={styles.soma}>
      <span>
        Quita: <strong>{formatMoney(paga)}</strong>
      </span>
      <span data-over={over || undefined}>
        {over
          ? `${formatMoney(sobra.slice(1))} a mais do que falta: diga o que é juros ou multa`
          : sobra === none
            ? 'Encerra a conta'
            : `Restará ${formatMoney(sobra)}`}
      </span>
    </output>
  )
}
