import { Money } from '../../../kernel/ui'
import styles from './tiles.module.css'

type Totais = 'saldoAnterior' | 'entradas' | 'saidas' | 'saldosIniciais' | 'transferencias' | 'saldo'

type Props = { livro: Record<Totais, string> }

/** A tile that only some periods have. */
const other = (label: string, value: string) => (value === '0.00' ? [] : [[label, value] as const])

/** Opening balance, income, expenses and closing balance. */
export function Tiles({ livro }: Props) {
  return (
    <dl className={styles.tiles}>
      {(
        [
          ['Saldo anterior', livro.saldoAnterior],
          ['Entradas', livro.entradas, 'income'],
          ['Saídas', livro.saidas, 'expense'],
          ...other('Saldos iniciais', livro.saldosIniciais),
          ...other('Transferências', livro.transferencias),
          ['Saldo final', livro.saldo, 'balance'],
        ] as const
      ).map(([label, value, kind]) => (
        <div key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
