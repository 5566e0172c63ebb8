import { Button, Callout, Checkbox, InputGroup } from '@blueprintjs/core'
import { type FormEvent, useDeferredValue, useId, useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { SearchFailed } from '../../../../kernel/form'
import { Difference, formatDate, formatMoney, Modal, Money, toast } from '../../../../kernel/ui'
import { changed, choiceOf } from './actions'
import { minus, sum } from './cents'
import { LinhaDoExtrato } from './linha-do-extrato'
import {
  type LancamentoDoMovimentoBancarioFragment,
  type MovimentoBancarioLinhaFragment,
  useConciliarMovimentoMutation,
  useLancamentosAConciliarQuery,
} from './movimentos.generated'
import styles from './movimentos.module.css'

type Props = {
  row: MovimentoBancarioLinhaFragment
  onClose: () => void
  /** @param comTarifa whether a fee was entered, which goes with the match */
  onUndo: (row: MovimentoBancarioLinhaFragment, comTarifa: boolean) => void
}

/**
 * Chooses the entries of a movement: often one, or several of a deposit. The running sum is shown, and what a bank kept
 * for itself can become an expense. The suggestion is chosen already, so that Enter confirms it.
 */
export function ConciliarDialog({ row, onClose, onUndo }: Props) {
  const suggested = row.sugestao?.lancamento
  const [chosen, setChosen] = useState<LancamentoDoMovimentoBancarioFragment[]>(suggested ? [suggested] : [])
  const [busca, setBusca] = useState('')
  const [fee, setFee] = useState(false)
  const [tarifa, setTarifa] = useState('Tarifa bancária')
  const [failure, setFailure] = useState<string>()
  const asked = useDeferredValue(busca)
  const result = useLancamentosAConciliarQuery({ variables: { id: String(row.id), busca: asked } })
  const [conciliar, { loading }] = useConciliarMovimentoMutation({ refetchQueries: changed, awaitRefetchQueries: true })
  const feeId = useId()

  const found = (result.data ?? result.previousData)?.lancamentosAConciliar ?? []
  const key = ({ tipo, id }: LancamentoDoMovimentoBancarioFragment) => `${tipo} ${id}`
  const isChosen = (one: LancamentoDoMovimentoBancarioFragment) => chosen.some((other) => key(other) === key(one))
  const shown = [...chosen, ...found.filter((one) => !isChosen(one))]
  const total = sum(chosen.map(({ valor }) => valor))
  const diferenca = minus(row.valor, total)
  const exact = diferenca === '0.00'
  const withFee = chosen.length > 0 && diferenca.startsWith('-')
  const ready = chosen.length > 0 && (exact || (withFee && fee && tarifa.trim() !== ''))

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!ready || loading) return
    setFailure(undefined)
    try {
      await conciliar({ variables: { input: choiceOf(row.id, chosen, withFee ? tarifa.trim() : null) } })
      toast.success('Movimento conciliado.', { action: { text: 'Desfazer', onClick: () => onUndo(row, withFee) } })
      onClose()
    } catch (error) {
      setFailure(errorText(error, 'Não foi possível conciliar o movimento.'))
    }
  }

  return (
    <Modal title="Conciliar movimento" onClose={onClose} width={640}>
      <form onSubmit={save}>
        <LinhaDoExtrato row={row} />
        <InputGroup
          type="search"
          value={busca}
          onValueChange={setBusca}
          placeholder="Buscar lançamentos pela descrição"
          aria-label="Buscar lançamentos pela descrição"
        />
        {result.error && (
          <SearchFailed
            text="Não foi possível buscar os lançamentos."
            again={() => void result.refetch().catch(() => undefined)}
          />
        )}
        {shown.length === 0 && !result.loading && !result.error && (
          <p className={styles.muted}>Nenhum lançamento desta conta espera por um movimento. Feche e escolha Lançar.</p>
        )}
        {shown.length > 0 && (
          <ul className={styles.candidatos} aria-label="Lançamentos desta conta">
            {shown.map((one) => (
              <li key={key(one)}>
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen(one)}
                    onChange={() =>
                      setChosen(isChosen(one) ? chosen.filter((other) => key(other) !== key(one)) : [...chosen, one])
                    }
                  />
                  <span>
                    {one.descricao}
                    <small>{formatDate(one.data)}</small>
                  </span>
                  <Money value={one.valor} />
                </label>
              </li>
            ))}
          </ul>
        )}
        <p className={styles.soma} role="status">
          <span>
            Escolhidos: <strong>{formatMoney(total)}</strong>
          </span>
          {chosen.length > 0 && (
            <span>
              {exact ? (
                'Confere com o banco.'
              ) : (
                <>
                  Diferença: <Difference value={diferenca} />
                </>
              )}
            </span>
          )}
        </p>
        {withFee && (
          <>
            <Checkbox
              checked={fee}
              onChange={({ currentTarget }) => setFee(currentTarget.checked)}
              label={`O banco descontou ${formatMoney(diferenca.slice(1))}: lançar como saída`}
            />
            {fee && (
              <InputGroup
                id={feeId}
                value={tarifa}
                onValueChange={setTarifa}
                maxLength={255}
                aria-label="Descrição da tarifa"
              />
            )}
          </>
        )}
        {failure && (
          <Callout intent="danger" role="alert">
            {failure}
          </Callout>
        )}
        <div className={styles.buttons}>
          <Button variant="minimal" text="Cancelar" onClick={onClose} />
          <Button
            type="submit"
            intent="primary"
            text="Conciliar"
            autoFocus={Boolean(suggested)}
            disabled={!ready}
            loading={loading}
          />
        </div>
      </form>
    </Modal>
  )
}
