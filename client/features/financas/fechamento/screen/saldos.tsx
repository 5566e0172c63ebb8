import { HTMLSelect } from '@blueprintjs/core'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, formatMonth, PageSpinner } from '../../../../kernel/ui'
import { useContaFinanceiraChoices } from '../../conta-financeira'
import { PorContaCard } from '../../livro-caixa'
import styles from './fechamento.module.css'
import { fimDoMes } from './fim-do-mes'
import { useSaldosDoMesQuery } from './saldos.generated'

type Props = {
  /** the months of the shown year */
  meses: readonly string[]
  /** the month that would be closed next */
  proximo: string | null
}

/** The accounts in a month, to be compared with the bank's statements before it is closed; nothing with one account. */
export function Saldos({ meses, proximo }: Props) {
  const contas = useContaFinanceiraChoices()
  const usual = proximo && meses.includes(proximo) ? proximo : meses[0]
  const [chosen, choose] = useState<string>()
  const mes = chosen && meses.includes(chosen) ? chosen : usual
  if (!mes || contas.length === 0) return null
  return (
    <section className={styles.balances} aria-label="Saldos das contas">
      <DoMes mes={mes}>
        <HTMLSelect
          aria-label="Mês dos saldos"
          value={mes}
          options={meses.map((value) => ({ value, label: formatMonth(value) }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      </DoMes>
    </section>
  )
}

function DoMes({ mes, children }: { mes: string; children: ReactNode }) {
  const variables = { inicio: `${mes}-01`, fim: fimDoMes(mes) }
  const { data, previousData, error, refetch } = useSaldosDoMesQuery({ variables })
  const livro = (data ?? previousData)?.livroCaixa
  if (livro) return <PorContaCard livro={livro} tools={children} />
  if (!error) return <PageSpinner />
  return (
    <ErrorState
      text={errorText(error, 'Não foi possível buscar os saldos das contas.')}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
